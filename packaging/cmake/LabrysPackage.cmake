# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed beside the programs, and the packages of it (PKG-001 to PKG-005, PKG-008).
set(LABRYS_ID org.labrys.Labrys)
set(LABRYS_LINUX ${PROJECT_SOURCE_DIR}/packaging/linux)
set(LABRYS_SHARE ${PROJECT_BINARY_DIR}/share)

# Man pages, completions and icons: made from the tables that the programs use and from the drawings.
file(GLOB_RECURSE LABRYS_DRAWINGS CONFIGURE_DEPENDS ${LABRYS_LINUX}/icons/*.svg)
add_custom_command(OUTPUT ${LABRYS_SHARE}/made
  COMMAND ${CMAKE_COMMAND} -E rm -rf ${LABRYS_SHARE}
  COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 $<TARGET_FILE:labrys-docs> ${LABRYS_SHARE}
          ${LABRYS_LINUX}/icons
  COMMAND gzip -9 -n -r ${LABRYS_SHARE}/man
  COMMAND ${CMAKE_COMMAND} -E touch ${LABRYS_SHARE}/made
  DEPENDS labrys-docs ${LABRYS_DRAWINGS} VERBATIM)
add_custom_target(share ALL DEPENDS ${LABRYS_SHARE}/made)
install(DIRECTORY ${LABRYS_SHARE}/ DESTINATION ${CMAKE_INSTALL_DATADIR} PATTERN made EXCLUDE)

# A drawing for one size is there as its picture.
install(DIRECTORY ${LABRYS_LINUX}/icons DESTINATION ${CMAKE_INSTALL_DATADIR} REGEX "/[0-9]+x[0-9]+$" EXCLUDE)
install(FILES ${LABRYS_LINUX}/${LABRYS_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${LABRYS_LINUX}/${LABRYS_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${LABRYS_LINUX}/${LABRYS_ID}.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES ${LABRYS_LINUX}/${LABRYS_ID}.thumbnailer DESTINATION ${CMAKE_INSTALL_DATADIR}/thumbnailers)
install(FILES ${LABRYS_LINUX}/labrys-server.service DESTINATION lib/systemd/system)
install(FILES ${LABRYS_LINUX}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/labrys)

# The change log that Debian wants, from the date of the last commit; so are the dates in packages, and the same commit
# packaged twice gives the same bytes (PKG-008).
execute_process(COMMAND git -C ${PROJECT_SOURCE_DIR} log -1 --format=%ct OUTPUT_VARIABLE LABRYS_EPOCH
                OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(NOT LABRYS_EPOCH)
  set(LABRYS_EPOCH 1796040000)
endif()
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/debian/cpack.cmake CONTENT
"if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
  set(ENV{SOURCE_DATE_EPOCH} @LABRYS_EPOCH@)
endif()
if(CPACK_GENERATOR STREQUAL TGZ) # it is unpacked anywhere
  set(CPACK_PACKAGING_INSTALL_PREFIX /)
endif()
" @ONLY)
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_BINARY_DIR}/debian/cpack.cmake)
execute_process(COMMAND git -C ${PROJECT_SOURCE_DIR} log -1 --format=%cD OUTPUT_VARIABLE LABRYS_DATE
                OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(NOT LABRYS_DATE)
  set(LABRYS_DATE "Mon, 30 Nov 2026 12:00:00 +0000")
endif()
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/debian/changelog CONTENT
"labrys (@PROJECT_VERSION@) unstable; urgency=medium

  * See the guide and the history of the project.

 -- The Labrys authors <authors@labrys.invalid>  @LABRYS_DATE@
" @ONLY)
add_custom_command(OUTPUT ${PROJECT_BINARY_DIR}/debian/changelog.gz
  COMMAND gzip -9 -n -k -f ${PROJECT_BINARY_DIR}/debian/changelog
  DEPENDS ${PROJECT_BINARY_DIR}/debian/changelog VERBATIM)
add_custom_target(changelog ALL DEPENDS ${PROJECT_BINARY_DIR}/debian/changelog.gz)
install(FILES ${PROJECT_BINARY_DIR}/debian/changelog.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/labrys)

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_NAME labrys)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Labrys authors <authors@labrys.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "labyrinth games")
set(CPACK_PACKAGE_DESCRIPTION "Mazes in light and half-light: find the key, then the exit,
and let nobody catch you. Alone, two at one keyboard, or two over
a network; by keyboard, mouse or gamepad; in English and French.")
set(CPACK_SYSTEM_NAME linux-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# No linker and no scanner finds plugins and QML modules.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6, qml6-module-qtquick, qml6-module-qtquick-window, \
qml6-module-qtquick-templates, qml6-module-qtqml-workerscript, qml6-module-qtqml, qml6-module-qtqml-models")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, libsdl2-2.0-0")
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS OFF)
include(CPack)

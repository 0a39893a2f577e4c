# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What every target of this project shares: language, warnings, sanitizers, linker, and the two
# functions that declare a library and a test program.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
# GCC 12 at -O3 gives false -Wmaybe-uninitialized on std::unexpected; -O2 gives none.
# Assertions of ours stay on in every build, so nothing depends on NDEBUG.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG" CACHE STRING "" FORCE)

find_program(LABRYS_MOLD mold)
if(LABRYS_MOLD AND NOT APPLE AND NOT WIN32)
  add_link_options(-fuse-ld=mold)
endif()
find_program(LABRYS_CCACHE ccache)
if(LABRYS_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # AUTOMOC and the QML compiler write absolute paths; the first two let other checkouts share the cache.
  set(LABRYS_CACHE CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
      CCACHE_SLOPPINESS=pch_defines,time_macros)
  if(UNIX)
    # A tenth of the time that `cmake -E env` takes for each unit.
    list(TRANSFORM LABRYS_CACHE REPLACE "^([^=]+)=(.*)$" "export \\1='\\2'\n")
    list(JOIN LABRYS_CACHE "" LABRYS_CACHE)
    file(WRITE ${PROJECT_BINARY_DIR}/ccache.sh "#!/bin/sh\n${LABRYS_CACHE}exec '${LABRYS_CCACHE}' \"$@\"\n")
    file(CHMOD ${PROJECT_BINARY_DIR}/ccache.sh PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${PROJECT_BINARY_DIR}/ccache.sh)
  else()
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env ${LABRYS_CACHE} ${LABRYS_CCACHE})
  endif()
endif()

set(LABRYS_WARNING_FLAGS "")
if(NOT MSVC)
  list(APPEND LABRYS_WARNING_FLAGS -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
       -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual)
  if(LABRYS_WERROR)
    list(APPEND LABRYS_WARNING_FLAGS -Werror)
  endif()
else()
  list(APPEND LABRYS_WARNING_FLAGS /W4 /permissive- /utf-8)
endif()
add_library(labrys_warnings INTERFACE)
target_compile_options(labrys_warnings INTERFACE ${LABRYS_WARNING_FLAGS})

if(LABRYS_SANITIZE)
  add_compile_options(-fsanitize=${LABRYS_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${LABRYS_SANITIZE})
endif()

# Qt refuses implicit conversions and the lower-case keywords, one of which names a function of core/maze.
add_compile_definitions(QT_NO_CAST_FROM_ASCII QT_NO_FOREACH QT_NO_KEYWORDS)

# labrys_precompiled(NAME LINK ... HEADERS ...): headers of other projects, parsed once for every target that has
# labrys_reuse(TARGET NAME) and links at least the same libraries of Qt; most of the time of a unit of Qt goes
# there. Never a header of ours: an edit of it would build everything anew.
function(labrys_precompiled name)
  cmake_parse_arguments(PARSE_ARGV 1 A "" "" "HEADERS;LINK")
  set(empty ${PROJECT_BINARY_DIR}/generated/precompiled_${name}.cpp)
  file(CONFIGURE OUTPUT ${empty} CONTENT "// Only its precompiled headers are of use.\n")
  add_library(labrys_precompiled_${name} STATIC ${empty})
  target_link_libraries(labrys_precompiled_${name} PRIVATE ${A_LINK} labrys_warnings)
  target_precompile_headers(labrys_precompiled_${name} PRIVATE ${A_HEADERS})
endfunction()

function(labrys_reuse target name)
  if(LABRYS_FUZZ)
    return() # its libraries and its programs differ in their instrumentation
  endif()
  target_precompile_headers(${target} REUSE_FROM labrys_precompiled_${name})
endfunction()

# labrys_moc(TARGET [TEST]): AUTOMOC, through moc.sh.in where a shell runs it. Of a test it reads no header of
# Qt's modules but Core either: what the slots of a test take is no matter, whether they are there is.
if(UNIX AND NOT APPLE)
  set(LABRYS_MOC_DROPS -I/usr/include ${CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES})
  list(TRANSFORM LABRYS_MOC_DROPS REPLACE "^/" "-I/")
  list(REMOVE_DUPLICATES LABRYS_MOC_DROPS)
  list(JOIN LABRYS_MOC_DROPS " | " LABRYS_MOC_DROPS)
endif()
function(labrys_moc target)
  set_target_properties(${target} PROPERTIES AUTOMOC ON)
  if(LABRYS_MOC_DROPS)
    get_target_property(LABRYS_MOC Qt6::moc LOCATION)
    set(script ${PROJECT_BINARY_DIR}/moc.sh)
    if("TEST" IN_LIST ARGN)
      set(script ${PROJECT_BINARY_DIR}/moc-test.sh)
      string(APPEND LABRYS_MOC_DROPS " | -I/usr/*/Qt[!C]*")
    endif()
    configure_file(${PROJECT_SOURCE_DIR}/packaging/cmake/moc.sh.in ${script} @ONLY
                   FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
    set_target_properties(${target} PROPERTIES AUTOMOC_EXECUTABLE ${script})
  endif()
endfunction()

# labrys_library(NAME SOURCES ... LINK ... [PRIVATE_LINK ...] [QT])
# A static library labrys_NAME with the alias Labrys::NAME; headers are included from the project's root.
function(labrys_library name)
  cmake_parse_arguments(PARSE_ARGV 1 A "QT" "" "SOURCES;LINK;PRIVATE_LINK")
  add_library(labrys_${name} STATIC ${A_SOURCES})
  add_library(Labrys::${name} ALIAS labrys_${name})
  target_include_directories(labrys_${name} PUBLIC ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/generated)
  target_link_libraries(labrys_${name} PUBLIC ${A_LINK} PRIVATE ${A_PRIVATE_LINK} labrys_warnings)
  if(A_QT)
    labrys_moc(labrys_${name})
    set_target_properties(labrys_${name} PROPERTIES UNITY_BUILD ${LABRYS_UNITY} UNITY_BUILD_BATCH_SIZE 4)
    labrys_reuse(labrys_${name} core)
  else()
    labrys_reuse(labrys_${name} standard)
  endif()
endfunction()

# For tests and for what the QML compiler writes: what takes time there is in the libraries, and it builds a third
# faster with less optimisation. GCC 12 gives no false warnings from inlining then, too.
set(LABRYS_LESS_OPTIMISATION $<$<AND:$<CONFIG:Release>,$<NOT:$<CXX_COMPILER_ID:MSVC>>>:-O1>)

# labrys_test(NAME SOURCES ... LINK ... LABELS ... [LONG] [QUICK])
# One QtTest program for a folder; each tst_*.cpp registers its class with LABRYS_TEST.
# LONG also registers NAME.long, the same program at its full size (LABRYS_LONG=1), under the label `long`.
function(labrys_test name)
  cmake_parse_arguments(PARSE_ARGV 1 A "LONG;GUI" "" "SOURCES;LINK;LABELS;ENVIRONMENT")
  string(REPLACE "." "_" target tst_${name})
  add_executable(${target} ${A_SOURCES})
  # Several tests at once: what they include takes longer than they do.
  labrys_moc(${target} TEST)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${LABRYS_UNITY} UNITY_BUILD_BATCH_SIZE 5)
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
  target_compile_options(${target} PRIVATE ${LABRYS_LESS_OPTIMISATION})
  target_compile_definitions(${target} PRIVATE LABRYS_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  if(A_GUI)
    set(support labrys_test_support_gui)
  else()
    set(support labrys_test_support)
    # The headers of QtTest look at whether there is QtGui.
    if(NOT Qt6::Gui IN_LIST A_LINK)
      labrys_reuse(${target} test)
    endif()
  endif()
  target_link_libraries(${target} PRIVATE ${A_LINK} ${support} labrys_warnings)
  set(environment LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software QT_FATAL_WARNINGS=1
      XDG_RUNTIME_DIR=${PROJECT_BINARY_DIR}/runtime ${A_ENVIRONMENT})
  if(LABRYS_SANITIZE MATCHES thread)
    # Qt's own libraries are not instrumented: what QtTest's watchdog does looks like races.
    list(APPEND environment TSAN_OPTIONS=ignore_noninstrumented_modules=1)
  endif()
  add_test(NAME ${name} COMMAND ${target} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  set_tests_properties(${name} PROPERTIES LABELS "${A_LABELS}" ENVIRONMENT "${environment}" TIMEOUT 300)
  if(A_LONG)
    add_test(NAME ${name}.long COMMAND ${target} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(${name}.long PROPERTIES LABELS long ENVIRONMENT "${environment};LABRYS_LONG=1"
                         TIMEOUT 3600)
  endif()
endfunction()

#!/bin/sh
# Runs a command of Parvis with the Node.js of this release. `./parvis help` lists the commands.
set -eu

self=$0
if [ -L "$self" ]; then self=$(readlink -f -- "$self"); fi
case $self in
  */*) folder=${self%/*} ;;
  *) folder=. ;;
esac
folder=$(cd -- "$folder" && pwd -P)

if ! [ -e /lib64/ld-linux-x86-64.so.2 ] && ! [ -e /lib/ld-linux-aarch64.so.1 ]; then
  echo 'Parvis needs a Linux with glibc 2.28 or later and libstdc++, such as Debian, Ubuntu, Fedora or Red Hat.' >&2
  exit 1
fi

# The option keeps the memory small (docs/operations.md, "Memory").
exec "$folder/bin/node" --max-semi-space-size=8 "$folder/packages/server/dist/parvis.js" "$@"

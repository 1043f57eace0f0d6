# Diwan. `make run` serves a demonstration commune; `make test` proves everything.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := run
.PHONY: run program build release dist test test-days check bench compare bless needs

TARGET := $(or $(CARGO_TARGET_DIR),target)
DIWAN := $(TARGET)/debug/diwan
DATA ?= data
LISTEN ?= 127.0.0.1:8080
# What the lock file says, without `npm ci`: that refuses a lock made where other platforms' optional binaries are not offered.
NPM_INSTALL := npm install --no-save --no-audit --no-fund --loglevel=error
WEB_SOURCES := $(shell find web/src web/bundle web/worker web/public web/*.html web/*.ts web/*.mjs -type f 2>/dev/null)
# One small test is named beside the program: cargo then takes the features that the Rust tests are built with, and nothing is compiled twice.
BUILD := cargo build --workspace --bins --test hashing --locked
# It stands while the program has no printer.
FIRST := $(TARGET)/debug/diwan-without-printer
# How far a first build is: what follows is said before it begins.
step = @[ -e '$(DIWAN)' ] || printf '\n[%s] %s\n' '$(1)' '$(2)'

# Serves what stands in ./data, after making a demonstration store there the first time; the terminals of a demonstration are played.
run: program
	@if [ ! -e '$(DATA)' ]; then \
	  printf '\n[4/4] A demonstration commune in %s: some ten seconds\n' '$(DATA)'; \
	  rm -rf '$(DATA).new'; \
	  '$(DIWAN)' demo --data '$(DATA).new' >/dev/null; \
	  mv '$(DATA).new' '$(DATA)'; \
	fi
	@[ ! -e '$(FIRST)' ] || scripts/build-printer '$(FIRST)' &
	@exec '$(DIWAN)' serve --data '$(DATA)' --listen '$(LISTEN)' --play-terminals

# A first build leaves the printer out, a third of the work (ADR 37), which `scripts/build-printer` does while the program is served.
program: needs web/dist/index.html
	@if [ -e '$(DIWAN)' ]; then $(BUILD); exit; fi; \
	printf '\n[3/4] The program: seven minutes from nothing on two processors; cargo counts its parts\n'; \
	cargo build --workspace --exclude typeset --exclude testing --exclude house --bins --no-default-features --locked; \
	touch '$(FIRST)'

# The program that `make run` serves and that tests drive, web app inside.
build: needs web/dist/index.html
	@$(BUILD)
	@echo '$(DIWAN)'

# The same, optimised: what `make bench` measures. Its link takes seconds.
release: needs web/dist/index.html
	cargo build --release --locked --package server
	@echo '$(TARGET)/release/diwan'

# The program that is shipped: smaller and faster, and its link takes minutes.
dist: needs web/dist/index.html
	cargo build --profile dist --locked --package server
	@echo '$(TARGET)/dist/diwan'

# Installs what is missing, then runs every check and test; ends with one line of counts.
test:
	@scripts/install-missing test
	@scripts/test

# First screens under every day that something may hinge on: rests, feasts, the ends of months and years. `make test` takes two.
test-days: build tests/node_modules/.package-lock.json
	@scripts/install-missing test
	@cd tests && DIWAN_BIN='$(abspath $(DIWAN))' node days/run.mjs

# What a change should pass before it is committed: a minute, no database, no browser.
check: needs web/node_modules/.package-lock.json
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	cd web && npm run --silent check
	scripts/check-tests
	cargo test --workspace --lib --locked --quiet

# Prints the table of figures: Diwan, and PocketBase beside it where it can be installed.
bench: release tests/node_modules/.package-lock.json
	@scripts/install-missing bench
	@node tests/bench/main.mjs '$(TARGET)/release/diwan'

# Compares two binaries in turns: `make compare OLD=… NEW=…`.
compare: tests/node_modules/.package-lock.json
	@scripts/install-missing bench
	@node tests/bench/compare.mjs '$(OLD)' '$(NEW)'

# Rewrites the goldens that tests compare; never the access matrix nor the list of untested routes.
bless:
	BLESS=1 cargo test --workspace --locked --quiet

needs:
	@scripts/install-missing build

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	$(call step,1/4,What the web app is made with: half a minute)
	@cd web && $(NPM_INSTALL)
	@touch $@

tests/node_modules/.package-lock.json: tests/package.json tests/package-lock.json
	cd tests && $(NPM_INSTALL)
	@touch $@

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	$(call step,2/4,The web app: half a minute)
	@cd web && npm run --silent build
	@touch $@

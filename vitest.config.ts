import os from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

// The law of the country reads the calendar of the country, on any machine.
process.env['TZ'] = 'America/Santiago'

// One seed for all that the tests of this run generate (tests/budget.ts).
process.env['SEED'] ??= String(Date.now() % 2 ** 31)

// What Node has compiled once is read by every later process: workers, servers under test.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve(import.meta.dirname, '.cache/node')

const DATABASE = ['tests/cluster.ts']
const CODE = '{ts,tsx}'

/** Node reads our TypeScript by itself, as it does when the product runs. */
const AS_NODE_RUNS_IT = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/** One test file with its server, its connections and its browser needs so much memory. */
const BYTES_OF_A_WORKER = 2 ** 31

export default defineConfig({
  test: {
    // A guard against what never ends, not a measure of speed: two busy cores take their time.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    maxWorkers: Math.max(
      2,
      Math.min(os.availableParallelism(), Math.floor(os.totalmem() / BYTES_OF_A_WORKER)),
    ),
    // The files of a worker share the modules they load: loading them takes longer than most tests.
    // What a file changes outside itself (a spy, a global) it puts back.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Pages are imported here, so Vite has to translate them.
      project('unit', [
        `{access,chile,formula,law,scripts}/**/*.test.${CODE}`,
        'tests/reference/*.test.ts',
        `platform/{model,web}/**/*.test.${CODE}`,
        `modules/*/*/{model,web}/**/*.test.${CODE}`,
        `apps/web/**/*.test.${CODE}`,
        'tests/*.test.ts',
      ]),
      project('architecture', ['tests/architecture/*.test.ts'], AS_NODE_RUNS_IT),
      project(
        'api',
        [
          'platform/server/**/*.test.ts',
          'modules/*/*/server/**/*.test.ts',
          'apps/{api,worker,cli}/**/*.test.ts',
          'database/**/*.test.ts',
          'tests/{api,database}/**/*.test.ts',
        ],
        { ...AS_NODE_RUNS_IT, globalSetup: DATABASE },
      ),
      project('e2e', ['tests/e2e/**/*.test.ts'], {
        ...AS_NODE_RUNS_IT,
        globalSetup: DATABASE,
        testTimeout: 90_000,
        // As long as Playwright waits for a thing to appear.
        expect: { poll: { timeout: 30_000 } },
      }),
      project('attacks', ['tests/attacks/**/*.test.ts'], {
        ...AS_NODE_RUNS_IT,
        globalSetup: DATABASE,
        testTimeout: 600_000,
      }),
      project('crash', ['tests/crash/**/*.test.ts'], {
        ...AS_NODE_RUNS_IT,
        globalSetup: DATABASE,
        testTimeout: 600_000,
      }),
    ],
  },
})

function project(name: string, include: string[], more: object = {}) {
  return { extends: true as const, test: { name, include, ...more } }
}

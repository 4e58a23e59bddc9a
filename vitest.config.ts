import { defineConfig } from 'vitest/config'

// The law of the country reads the calendar of the country, on any machine.
process.env['TZ'] = 'America/Santiago'

const DATABASE = ['tests/cluster.ts']
const CODE = '{ts,tsx}'

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      project('unit', [
        `{access,chile,formula,payroll,scripts}/**/*.test.${CODE}`,
        'tests/reference/*.test.ts',
        `platform/{model,web}/**/*.test.${CODE}`,
        `modules/*/{model,web}/**/*.test.${CODE}`,
        `apps/web/**/*.test.${CODE}`,
      ]),
      project('architecture', ['tests/architecture/*.test.ts']),
      project(
        'api',
        [
          'platform/server/**/*.test.ts',
          'modules/*/server/**/*.test.ts',
          'apps/{api,worker,cli}/**/*.test.ts',
          'database/**/*.test.ts',
          'tests/{api,database}/**/*.test.ts',
        ],
        { globalSetup: DATABASE },
      ),
      project('e2e', ['tests/e2e/**/*.test.ts'], { globalSetup: DATABASE, testTimeout: 90_000 }),
      project('attacks', ['tests/attacks/**/*.test.ts'], {
        globalSetup: DATABASE,
        testTimeout: 300_000,
      }),
      project('crash', ['tests/crash/**/*.test.ts'], {
        globalSetup: DATABASE,
        testTimeout: 600_000,
        fileParallelism: false,
      }),
    ],
  },
})

function project(name: string, include: string[], more: object = {}) {
  return { extends: true as const, test: { name, include, ...more } }
}

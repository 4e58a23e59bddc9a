import type { Step } from './steps.ts'

/** As long as all the other checks together. */
export const SERVER_TYPES: Step = { name: 'tipos (servidor)', command: types('server') }

/** What reads the sources without running them, the longest first. */
export const CHECKS: readonly Step[] = [
  SERVER_TYPES,
  { name: 'tipos (web)', command: types('web') },
  { name: 'tipos (puro)', command: types('pure') },
  { name: 'reglas (oxlint)', command: ['oxlint', '--quiet', '.'] },
  { name: 'formato (oxfmt)', command: ['oxfmt', '--check', '.'] },
]

/** Where Vitest leaves the counts of a project. */
export function reportOf(project: string): string {
  return `.cache/reports/${project}.json`
}

/** One project of vitest.config.ts. */
export function vitest(project: string, name: string): Step {
  const reporters = ['--reporter=default', '--reporter=json', '--passWithNoTests']
  const file = `--outputFile.json=${reportOf(project)}`
  return { name, command: ['vitest', 'run', '--project', project, ...reporters, file] }
}

export const UNIT = vitest('unit', 'pruebas unitarias')
export const ARCHITECTURE = vitest('architecture', 'arquitectura')

/** One tsconfig, whose second run in a checkout reads only what changed since the first. */
function types(part: 'pure' | 'server' | 'web'): Step['command'] {
  const kept = ['--incremental', '--tsBuildInfoFile', `.cache/types-${part}.tsbuildinfo`]
  return ['tsc', '-p', `tsconfig.${part}.json`, ...kept]
}

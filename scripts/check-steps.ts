import type { Step } from './steps.ts'

/** What reads the sources without running them. */
export const CHECKS: readonly Step[] = [
  { name: 'tipos (puro)', command: ['tsc', '-p', 'tsconfig.pure.json'] },
  { name: 'tipos (servidor)', command: ['tsc', '-p', 'tsconfig.server.json'] },
  { name: 'tipos (web)', command: ['tsc', '-p', 'tsconfig.web.json'] },
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

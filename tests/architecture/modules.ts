import { ABOVE_EDGES } from './edges/above.ts'
import { COMMUNICATION_EDGES } from './edges/communication.ts'
import { GROUND_EDGES } from './edges/ground.ts'
import { PAYROLL_EDGES } from './edges/payroll.ts'
import { PAPERS_EDGES } from './edges/papers.ts'
import { TALENT_EDGES } from './edges/talent.ts'

/**
 * The areas of the product, in the words of its menu, and the areas each depends on.
 * `modules/<area>/` holds their modules. The arrows form no circle.
 */
export const AREA_EDGES: Record<string, readonly string[]> = {
  company: [],
  people: ['company'],
  time: ['company', 'papers', 'people'],
  papers: ['company', 'people'],
  talent: ['company', 'papers', 'people'],
  communication: ['company', 'people'],
  concepts: ['company'],
  payroll: ['company', 'concepts', 'people', 'time'],
  money: ['company', 'concepts', 'papers', 'payroll', 'people', 'time'],
  administration: ['company', 'concepts', 'papers', 'payroll', 'people', 'time'],
}

/**
 * Which module may use which other one: through its door (`server/index.ts`, its `model/`, or what
 * its `web/index.ts` names), or by reading its tables (`tests/architecture/tables.test.ts`). The
 * arrows form no circle, so that every module can be understood, and taken out, after those that
 * stand on it.
 */
export const MODULE_EDGES: Record<string, readonly string[]> = {
  ...COMMUNICATION_EDGES,
  ...GROUND_EDGES,
  ...PAYROLL_EDGES,
  ...PAPERS_EDGES,
  ...TALENT_EDGES,
  ...ABOVE_EDGES,
}

/**
 * Pages that send an operation of a module that stands on theirs, with the reason. The list only
 * goes down: such a page belongs to the higher module, as a tab or as a part that it provides.
 */
export const SENT_UPWARD: Readonly<Record<string, string>> = {
  'contracts → payroll-months':
    'The form of a contract says from which day the open month needs to know somebody',
  'payroll-frame → payroll-months':
    'The page of a process apart reopens it by the operation that reopens any month',
  'payroll-release → advances':
    'What prepares a month lists the advances that its payslips discount',
}

/**
 * The modules that calculate, or choose how it is done, and so may import `law/` and
 * `formula/`.
 */
export const CALCULATING_MODULES = [
  'vacation-compensation',
  'absences',
  'payroll-input',
  'payroll-results',
  'payroll-engine',
  'payroll-frame',
  'studio',
  'formula-editor',
  'payroll-months',
  'payslips',
  'businesses',
  'concept-library',
  'concepts',
  'payroll-checks',
  'indicators',
  'public-figures',
  'scenarios',
  'payroll-review',
  'additional-engine',
  'additional-payments',
  'gratification',
  'retroactivity',
  'filings',
  'settlements',
  'accounting',
  'mass-changes',
  'third-parties',
  'leave-subsidies',
  'climate',
  'evaluation-results',
  'evaluations',
  'surveys',
]

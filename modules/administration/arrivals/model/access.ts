import type {
  CompanyWrites,
  Policies,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  arrivals: 'arrivals.read',
  arrival: 'arrivals.read',
  startArrival: 'arrivals.create',
  cancelArrival: 'arrivals.create',
  arrivalTasks: 'arrivals.read',
  arrivalTaskSteps: 'arrivals.read',
  completeArrivalTask: 'arrivals.update',
  skipArrivalTask: 'arrivals.update',
  reopenArrivalTask: 'arrivals.update',
  openArrivalTaskFile: 'arrivals.read',
  arrivalTemplates: 'arrivalTemplates.read',
  createArrivalTemplate: 'arrivalTemplates.create',
  updateArrivalTemplate: 'arrivalTemplates.update',
  deleteArrivalTemplate: 'arrivalTemplates.delete',
} as const satisfies Policies

/** Whose task each one is, the services ask besides: workers do theirs alone. */
export const rights = {
  own: { arrivals: 'ru' },
  supervisor: { arrivals: 'ru' },
  manager: { arrivals: 'rm' },
  superManager: { arrivals: 'cu', arrivalTemplates: 'crud' },
} as const satisfies Rights

export const companyWrites = {
  'arrivalTemplates.create': 'whole',
  'arrivalTemplates.update': 'whole',
  'arrivalTemplates.delete': 'whole',
} as const satisfies CompanyWrites

export const notAnswers = {
  completeArrivalTask: 'Says that a task was done; nobody asked for it',
  skipArrivalTask: 'Says that a task does not apply; nobody asked for it',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  definitions: ['createArrivalTemplate', 'updateArrivalTemplate', 'deleteArrivalTemplate'],
  records: [
    ...(['startArrival', 'cancelArrival'] as const),
    ...(['completeArrivalTask', 'skipArrivalTask', 'reopenArrivalTask'] as const),
  ],
  papers: ['openArrivalTaskFile'],
} as const satisfies WithoutProofFor<typeof operations>

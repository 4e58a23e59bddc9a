import { z } from 'zod'
import type { Delegable } from '#access/delegation.ts'
import { isRole, type Role, roleOf } from '#access/roles.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What may be answered in several steps, by the words of its requests. */
export const StepKind = catalog('StepKind', {
  VACATION: 'Vacaciones',
  ABSENCE: 'Permisos',
})
export type StepKind = ValueOf<typeof StepKind> & Delegable

/** The kind of a request that passes steps; nothing for any other. */
export const stepKindOf = (kind: string): StepKind | undefined =>
  StepKind.schema.safeParse(kind).data

/** Who answers a step. */
export const StepHolder = catalog('StepHolder', {
  SUPERVISOR: 'Su jefatura directa',
  UNIT_HEAD: 'La jefatura de su unidad',
  ROLE: 'Quien tenga un rol',
  PERSON: 'Una persona',
})
export type StepHolder = ValueOf<typeof StepHolder>

/** When a step applies. */
export const StepWhen = catalog('StepWhen', {
  ALWAYS: 'Siempre',
  MORE_THAN: 'Si pide más días que',
  ADVANCE: 'Si anticipa días',
})

/** Roles that answer the requests of others by themselves, as a step may name them. */
export const StepRole = catalog('StepRole', {
  ADMIN: 'Administrador',
  SUPER_MANAGER: 'Supergerente',
  MANAGER: 'Gerente',
  BUSINES_MANAGER: 'Gerente de razón social',
  SUBMANAGER: 'Subgerente',
})

/** How one step of a request stands. */
export const StepState = catalog('StepState', {
  APPROVED: 'Aprobó',
  REJECTED: 'Rechazó',
  WAITING: 'Espera a',
  COMING: 'Después',
  STOPPED: 'Sin responder',
})
export type StepState = ValueOf<typeof StepState>

/** One step of a request as people read it. */
export type StepLine = {
  place: number
  state: StepState
  /** What the step names: «su jefatura directa». */
  words: string
  /** Who answered, or who may. */
  people: string
  at: Date | null
  comment: string | null
}

/** The most steps that one request passes. */
export const MOST_STEPS = 6

/** A step as it is kept. */
export const Step = z.object({
  holder: StepHolder.schema,
  role: StepRole.schema.nullable(),
  userId: z.number().int().positive().nullable(),
  when: StepWhen.schema,
  days: z.number().int().min(1).max(365).nullable(),
})
export type Step = z.infer<typeof Step>
export const Steps = z.array(Step).max(MOST_STEPS)

/** What of a request says which steps it passes: the days that it asks, and if in advance. */
export type Size = { readonly days: number; readonly advance: boolean }

/** The steps that a request of some days passes, in their order. */
export const stepsFor = (steps: readonly Step[], { days, advance }: Size): Step[] =>
  steps.filter((step) => {
    if (step.when === 'ADVANCE') return advance
    return step.when === 'ALWAYS' || days > (step.days ?? 0)
  })

/** The people around a request, on the day on which it is answered. */
export type Line = {
  /** The person who asks: they answer none of its steps. */
  readonly requester: number
  readonly supervisor: number | null
  /** The heads of the unit of the contract and of those above it, the nearest first. */
  readonly heads: readonly number[]
  readonly bossOf: (userId: number) => number | null
  /** Everybody of a role who reaches the person. */
  readonly withRole: (role: Role) => readonly number[]
  /** Whether somebody may answer and is here today, or somebody answers in their place. */
  readonly answers: (userId: number) => boolean
}

/**
 * The people who may answer a step, one of them for all: those it names, if they are here and are
 * not who asks; otherwise whoever is next above. Nobody only where no other person of the company
 * may answer.
 */
export function holdersOf(step: Step, line: Line): readonly number[] {
  const named = namedBy(step, line)
  const here = able(named, line)
  if (here.length > 0) return step.holder === 'UNIT_HEAD' ? here.slice(0, 1) : here
  return above(named, line)
}

/** Who is next above some people: their bosses, then a super manager, then an administrator. */
export function above(userIds: readonly number[], line: Line): readonly number[] {
  const [first = line.requester] = userIds
  const seen = new Set([...userIds, line.requester])
  for (let one = line.bossOf(first); one !== null && !seen.has(one); one = line.bossOf(one)) {
    if (line.answers(one)) return [one]
    seen.add(one)
  }
  const last = (['SUPER_MANAGER', 'ADMIN'] as const).map((role) =>
    able(line.withRole(role), line).filter((one) => !userIds.includes(one)),
  )
  return last.find((people) => people.length > 0) ?? []
}

/** The holders of a step that waited too long: those it has, and whoever is next above them. */
export function escalated(holders: readonly number[], line: Line): readonly number[] {
  return [...new Set([...holders, ...above(holders, line)])]
}

const able = (userIds: readonly number[], { requester, answers }: Line): readonly number[] => [
  ...new Set(userIds.filter((one) => one !== requester && answers(one))),
]

function namedBy({ holder, role, userId }: Step, line: Line): readonly number[] {
  switch (holder) {
    case 'SUPERVISOR':
      return line.supervisor === null ? [] : [line.supervisor]
    case 'UNIT_HEAD':
      return line.heads
    case 'ROLE':
      return role === null ? [] : line.withRole(role)
    case 'PERSON':
      return userId === null ? [] : [userId]
    default:
      return []
  }
}

/** Why whoever asked changes a request no more, once somebody answered a step; nothing before. */
export function begunWords(lines: readonly Pick<StepLine, 'state' | 'place' | 'people'>[]) {
  const last = lines.findLast(({ state }) => state === 'APPROVED')
  return last && `${last.people} ya aprobó el paso ${last.place}: anúlela y pida otra`
}

/** Who a step names, in words: «su jefatura directa», «un rol de Gerente». */
export function holderWords({ holder, role }: Pick<Step, 'holder' | 'role'>): string {
  if (holder === 'SUPERVISOR') return 'su jefatura directa'
  if (holder === 'UNIT_HEAD') return 'la jefatura de su unidad'
  return holder === 'ROLE' && isRole(role) ? `rol ${roleOf(role).label}` : 'una persona'
}

/** When a step applies, in words; nothing where it always does. */
export function whenWords({ when, days }: Pick<Step, 'when' | 'days'>): string | null {
  if (when === 'ADVANCE') return 'si anticipa días'
  return when === 'MORE_THAN' ? `si pide más de ${days ?? 0} días` : null
}

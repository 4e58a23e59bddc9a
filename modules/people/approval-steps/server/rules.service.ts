import type { ISODate } from '#chile/dates.ts'
import { contractWithin, personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { changedMeanwhile, invalid, notFound } from '#platform/server/errors.ts'
import { requireBusiness } from '#platform/server/sql/reach.ts'
import {
  holdersOf,
  holderWords,
  MOST_STEPS,
  type Step,
  type StepKind,
  stepsFor,
  whenWords,
} from '../model/steps.ts'
import { linesOf } from './line.queries.ts'
import { namesOf } from './names.queries.ts'
import { storedRules } from './rules.queries.ts'

/** The rules of a razón social, with the names of the people that they name. */
export async function approvalRules(context: Context, { businessId }: { businessId: number }) {
  await requireBusiness(context, businessId, 'businessOptions.read')
  const rules = await storedRules(context.tx, businessId)
  const named = rules.flatMap(({ steps }) => steps.flatMap(({ userId }) => userId ?? []))
  const names = await namesOf(context.tx, named)
  return rules.map(({ steps, ...rule }) => ({
    ...rule,
    steps: steps.map((step) => shown(step, names)),
  }))
}

export type ApprovalRuleRow = Awaited<ReturnType<typeof approvalRules>>[number]

/** A step with what it says in words. */
function shown(step: Step, names: ReadonlyMap<number, string>) {
  const person = step.userId === null ? null : (names.get(step.userId) ?? null)
  const who = step.holder === 'PERSON' && person !== null ? person : holderWords(step)
  const words = [who, whenWords(step)].filter(Boolean).join(', ')
  return { ...step, person, words }
}

export type StepRow = ReturnType<typeof shown>

export type RuleChange = {
  businessId: number
  kind: StepKind
  fromDay: ISODate
  steps: readonly Step[]
  escalateDays: number | null
  version: number | null
}

/**
 * Says who answers what is asked from a day on; without steps, one answer decides again. Of a day
 * that has its rule already, its version is asked.
 */
export async function saveApprovalRule(context: Context, change: RuleChange) {
  const { businessId, kind, fromDay, escalateDays, version } = change
  await requireBusiness(context, businessId, 'businessOptions.update')
  const steps = JSON.stringify(await checked(context, change.steps))
  const rules = await storedRules(context.tx, businessId)
  if (rules.some((row) => row.kind === kind && row.fromDay === fromDay)) {
    const { numUpdatedRows } = await context.tx
      .updateTable('approvalRule')
      .set({ steps, escalateDays, version: (version ?? 0) + 1 })
      .where('businessId', '=', businessId)
      .where('kind', '=', kind)
      .where('fromDay', '=', fromDay)
      .where('version', '=', version ?? 0)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) {
      throw changedMeanwhile({ table: 'approvalRule', key: { businessId, kind, fromDay } })
    }
  } else {
    await context.tx
      .insertInto('approvalRule')
      .values({ businessId, kind, fromDay, steps, escalateDays })
      .execute()
  }
  return { saved: change.steps.length }
}

/** The steps with only what each needs; refuses, at its field, what is missing. */
async function checked(context: Context, steps: readonly Step[]): Promise<Step[]> {
  if (steps.length > MOST_STEPS) throw invalid('steps', `A lo más ${MOST_STEPS} pasos`)
  const named: number[] = []
  const kept = steps.map((step, at): Step => {
    const { holder, role, userId, when, days } = step
    if (holder === 'ROLE' && role === null) throw invalid(`steps.${at}.role`, 'Elija el rol')
    if (holder === 'PERSON' && userId === null) {
      throw invalid(`steps.${at}.userId`, 'Elija la persona')
    }
    if (when === 'MORE_THAN' && days === null) throw invalid(`steps.${at}.days`, 'Diga cuántos')
    if (holder === 'PERSON' && userId !== null) named.push(userId)
    return {
      holder,
      role: holder === 'ROLE' ? role : null,
      userId: holder === 'PERSON' ? userId : null,
      when,
      days: when === 'MORE_THAN' ? days : null,
    }
  })
  const known = await knownPeople(context, named)
  const at = kept.findIndex(({ userId }) => userId !== null && !known.has(userId))
  if (at >= 0) throw invalid(`steps.${at}.userId`, 'Elija a alguien que trabaje en la empresa')
  return kept
}

/** Those of some people that the actor sees, who work with an account. */
async function knownPeople({ tx, reach }: Context, userIds: readonly number[]) {
  if (userIds.length === 0) return new Set<number>()
  const rows = await tx
    .selectFrom('users')
    .select('users.id')
    .where(sql<boolean>`users.id = any(${[...userIds]}::bigint[])`)
    .where('users.status', '=', 'ACTIVE')
    .where('users.isDisabled', '=', false)
    .where(personWithin(reach('users.read'), 'users.id'))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export type Tried = {
  businessId: number
  kind: StepKind
  userContractId: number
  days: number
  advance: boolean | null
  steps: readonly Step[]
}

/** Who would answer a request of somebody today, step by step, with steps not yet saved. */
export async function approvalPreview(context: Context, tried: Tried) {
  const { businessId, kind, userContractId, days } = tried
  await requireBusiness(context, businessId, 'businessOptions.read')
  const contract = await context.tx
    .selectFrom('userContract as contract')
    .select(['contract.id as contractId', 'contract.userId', 'contract.businessId'])
    .where('contract.id', '=', userContractId)
    .where('contract.businessId', '=', businessId)
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin(context, 'vacations.read'))
    .executeTakeFirst()
  if (!contract) throw notFound()
  const all = await checked(context, tried.steps)
  const steps = stepsFor(all, { days, advance: tried.advance === true })
  const asked = { ...contract, kind, steps }
  const line = (await linesOf(context, [asked]))(asked)
  const holders = steps.map((step) => holdersOf(step, line))
  const names = await namesOf(context.tx, holders.flat())
  return steps.map((step, at) => ({
    place: at + 1,
    words: `${holderWords(step)}: ${namesOr(holders[at] ?? [], names)}`,
  }))
}

/** «Ana o Pedro»; of many, how many more there are. */
export function namesOr(ids: readonly number[], names: ReadonlyMap<number, string>): string {
  const known = ids.flatMap((id) => names.get(id) ?? [])
  if (known.length === 0) return 'nadie puede responder hoy'
  const [more, first] = [known.length - 3, known.slice(0, 3)]
  return more > 0 ? `${first.join(', ')} o ${more} más` : first.join(' o ')
}

import { formatDate, type ISODate } from '#chile/dates.ts'
import { memberProblem } from '#modules/people/family/model/burdens.ts'
import {
  FamilyBurden,
  FamilyMember,
  familyFields,
  FamilyRelation,
} from '#modules/people/family/model/family-member.ts'
import { familyMembers } from '#modules/people/family/server/index.ts'
import { labelOf, patchOf, type Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid, notFound, refuse } from '#platform/server/errors.ts'
import type { RelativeAct } from '../model/catalogs.ts'
import { keepProposal } from './keep-proposal.ts'
import type { OtherChange, StoredProposal } from './proposal.ts'

/** What is proposed of somebody of a family: their paper is given to whoever keeps the families. */
export const relativeFields = familyFields.filter((name) => name !== 'fileId')
type RelativeField = (typeof relativeFields)[number]
const kept = patchOf(FamilyMember, relativeFields)
type Values = Readonly<Record<string, unknown>>
type Member = Row<typeof FamilyMember>

type Ask = { act: RelativeAct; memberId: number | null; comment: string | null } & Values

/** Proposes to add, correct or take out somebody of one's family; checked as the change is. */
export async function requestFamilyCorrection(context: Context, input: Ask) {
  const { actor, today } = context
  if (actor.userId === null) throw forbidden()
  const { act, memberId, comment } = input
  const held = act === 'ADD' ? undefined : await ownMember(context, actor.userId, memberId)
  const asked = act === 'REMOVE' ? {} : changedIn(input, held)
  if (act !== 'REMOVE') requireSound(asked, held, today)
  return keepProposal(context, {
    part: 'RELATIVES',
    since: today,
    comment,
    act,
    memberId: held?.id ?? null,
    changes: asked,
    before: held ? valuesIn(held) : {},
  })
}

/** Whoever is not known yet. */
const nobodyYet = {
  relation: 'OTHER' as const,
  rut: null,
  birthday: null,
  emergencyContact: false,
  burden: 'NONE' as const,
  burdenFrom: null,
  burdenUntil: null,
  studiesUntil: null,
}

/** @throws the first error of somebody of the family after the change, at its field */
function requireSound(asked: Values, held: Member | undefined, today: ISODate) {
  if (Object.keys(asked).length === 0) throw invalid('act', 'Así está su grupo: cambie algún dato')
  for (const name of ['relation', 'firstname', 'paternalLastname'] as const) {
    const said = name in asked ? asked[name] : held?.[name]
    if (!said) throw invalid(name, `${labelOf(FamilyMember, name)} es obligatorio`)
  }
  const told = kept.parse(asked)
  const before = held ?? nobodyYet
  refuse(
    memberProblem(
      {
        relation: told.relation ?? before.relation,
        burden: told.burden ?? before.burden,
        rut: said(told.rut, before.rut),
        birthday: said(told.birthday, before.birthday),
        burdenFrom: said(told.burdenFrom, before.burdenFrom),
        burdenUntil: said(told.burdenUntil, before.burdenUntil),
        studiesUntil: said(told.studiesUntil, before.studiesUntil),
      },
      today,
    ),
  )
}

const said = <T>(now: T | undefined, before: T): T => (now === undefined ? before : now)

async function ownMember(context: Context, userId: number, id: number | null) {
  const family = await familyMembers.under(context, { userId })
  const found = family.find((one) => one.id === id)
  if (!found) throw notFound()
  return found
}

const valuesIn = (member: Values): Values =>
  Object.fromEntries(relativeFields.map((name) => [name, member[name] ?? null]))

/** What differs from what is held; of somebody new, all that was said. */
function changedIn(input: Values, held: Values | undefined): Values {
  const before = held ?? {}
  return Object.fromEntries(
    relativeFields
      .filter((name) => input[name] !== undefined && input[name] !== (before[name] ?? null))
      .map((name) => [name, input[name]]),
  )
}

/** Does what was proposed, with the rights of whoever accepts it. */
export async function acceptRelative(context: Context, { userId, ...row }: StoredProposal) {
  const changes = kept.parse(row.changes)
  if (row.act === 'ADD') {
    await familyMembers.create(context, { ...empty, ...withoutBurden, ...changes, userId })
    return
  }
  const member = await stillThere(context, userId, row.memberId)
  if (row.act === 'REMOVE') await familyMembers.remove(context, { id: member.id })
  else {
    await familyMembers.update(context, { ...changes, id: member.id, version: member.version })
  }
}

const withoutBurden: Values = { emergencyContact: false, burden: 'NONE' }
const empty: Values = Object.fromEntries(familyFields.map((name) => [name, null]))

async function stillThere(context: Context, userId: number, memberId: number | null) {
  const family = await familyMembers.under(context, { userId })
  const member = family.find((one) => one.id === memberId)
  if (!member) throw conflict('Ya no está en el grupo familiar: rechace la solicitud')
  return member
}

/** What a proposal says, field by field, beside what the family said and says now. */
export async function changesOfRelative(
  context: Context,
  row: StoredProposal,
): Promise<OtherChange[]> {
  const { act, memberId, changes, before } = row
  const now =
    row.responseStatus === 'PENDING' && memberId !== null
      ? (await familyMembers.under(context, { userId: row.userId })).find(
          ({ id }) => id === memberId,
        )
      : undefined
  const who = nameOf(act === 'ADD' ? changes : before)
  const first: OtherChange = {
    attribute: 'act',
    label: 'Familiar',
    before: act === 'ADD' ? null : who,
    after: act === 'REMOVE' ? 'Sale del grupo familiar' : nameOf({ ...before, ...changes }),
    moved: act !== 'ADD' && row.responseStatus === 'PENDING' && !now,
  }
  const fields = relativeFields.filter((name) => name in changes)
  return [
    first,
    ...fields.map((name) => ({
      attribute: name,
      label: labelOf(FamilyMember, name),
      before: inWords(name, before[name]),
      after: inWords(name, changes[name]),
      moved: now !== undefined && (now[name] ?? null) !== (before[name] ?? null),
    })),
  ]
}

const nameOf = ({ firstname, paternalLastname }: Values) =>
  [firstname, paternalLastname].filter((word) => typeof word === 'string').join(' ')

const days: readonly RelativeField[] = ['birthday', 'burdenFrom', 'burdenUntil', 'studiesUntil']

function inWords(name: RelativeField, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  const text = String(value)
  if (name === 'relation') return FamilyRelation.label(text)
  if (name === 'burden') return FamilyBurden.label(text)
  return days.includes(name) ? formatDate(text) : text
}

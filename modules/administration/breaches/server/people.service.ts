import { counted } from '#chile/counts.ts'
import { type ISODate } from '#chile/dates.ts'
import { people } from '#modules/company/identities/server/index.ts'
import { ofRuts, wholeChoice } from '#modules/people/chosen-people/server/index.ts'
import {
  PastedPeople,
  type PastedMistakes,
} from '#modules/people/chosen-people/model/pasted-people.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { requireBusiness } from '#platform/server/sql/reach.ts'
import { dataBreach } from './breaches.queries.ts'
import { addEntry, holdOpen } from './breaches.service.ts'

export type AffectedChoice = {
  businessId: number | null
  area: string | null
  jobTitle: string | null
  from: ISODate | null
  to: ISODate | null
  ruts: string | null
}

export type ChosenAffected = { added: number; people: number } & Omit<
  PastedMistakes,
  'severalContracts'
>

/** Adds to an incident the people of a choice: those of a razón social, or of some RUTs. */
export async function chooseDataBreachPeople(
  context: Context,
  { id, ...choice }: AffectedChoice & { id: number },
): Promise<ChosenAffected> {
  await holdOpen(context, { id, version: null })
  const found = await chosen(context, choice)
  const pasted = new PastedPeople(choice.ruts)
  pasted.add(found)
  const { wrongRuts, unknownRuts, doubledRuts } = pasted.mistakes()
  const ids = found.map(({ userId }) => userId)
  const { numAffectedRows } = await sql`
    insert into data_breach_person (company_id, data_breach_id, user_id)
    select app.current_company(), ${id}::bigint, one.user_id
    from unnest(${ids}::bigint[]) one (user_id)
    on conflict do nothing`.execute(context.tx)
  const added = Number(numAffectedRows ?? 0)
  if (added > 0) {
    await addEntry(context, id, 'PEOPLE', `Se agregó a ${counted(added, 'persona')}`)
  }
  const { people: all } = await dataBreach(context, { id })
  return { added, people: all, wrongRuts, unknownRuts, doubledRuts }
}

async function chosen(context: Context, choice: AffectedChoice) {
  const { tx, today } = context
  const { businessId, area, jobTitle, ruts } = choice
  const [from, to] = [choice.from ?? today, choice.to ?? today]
  if (from > to) throw invalid('to', 'Debe ser después del comienzo')
  if (businessId === null) {
    if (area !== null || jobTitle !== null) {
      throw invalid('businessId', 'El área y el cargo se eligen dentro de una razón social')
    }
    if (choice.from !== null || choice.to !== null) {
      throw invalid('businessId', 'Los días se eligen dentro de una razón social')
    }
    if (ruts === null) throw invalid('businessId', 'Elija una razón social o pegue los RUT')
    return people
      .all(tx)
      .select(['users.id as userId', 'users.rut'])
      .where(ofRuts('users.rut', ruts))
      .execute()
  }
  await requireBusiness(context, businessId, 'dataBreaches.update')
  const rows = await wholeChoice(tx, { businessId, area, jobTitle, from, to })
    .innerJoin('users', 'users.id', 'contract.userId')
    .$if(ruts !== null, (query) => query.where(ofRuts('users.rut', ruts ?? '')))
    .clearSelect()
    .select(['contract.userId', 'users.rut'])
    .execute()
  return [...new Map(rows.map((row) => [row.userId, row])).values()]
}

/** Takes somebody out of an incident who was not notified of it. */
export async function removeDataBreachPerson(
  context: Context,
  { id, userId }: { id: number; userId: number },
) {
  await holdOpen(context, { id, version: null })
  const row = await context.tx
    .selectFrom('dataBreachPerson')
    .select('toldAt')
    .where('dataBreachId', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow(notFound)
  if (row.toldAt !== null) throw conflict('Ya se le avisó: queda en el registro')
  await context.tx
    .deleteFrom('dataBreachPerson')
    .where('dataBreachId', '=', id)
    .where('userId', '=', userId)
    .execute()
  await addEntry(context, id, 'PEOPLE', 'Se quitó a una persona: sus datos no estaban')
  return dataBreach(context, { id })
}

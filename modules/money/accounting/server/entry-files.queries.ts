import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn, personSurname, lastPerson } from '#platform/server/sql/person-names.ts'
import type { EntryPerson, KeptLine, PersonPart } from '../model/entry-file.ts'

/** The lines of an entry in the order in which they were booked. The caller has read the entry. */
export const linesOfEntry = ({ tx }: Context, entryId: number): Promise<KeptLine[]> =>
  tx
    .selectFrom('accountingLine as line')
    .innerJoin('accountingAccount as account', 'account.id', 'line.accountId')
    .leftJoin('costCenter as center', 'center.id', 'line.costCenterId')
    .select(['line.n', 'line.code', 'line.label', 'line.institution', 'line.side', 'line.amount'])
    .select(['account.code as accountCode', 'account.name as accountName', 'account.auxiliary'])
    .select(['center.code as centerCode', 'center.name as centerName'])
    .where('line.entryId', '=', entryId)
    .orderBy('line.n')
    .execute()

/** What each person has of the lines whose account is opened by person, by surname. */
export const partsOfEntry = (
  { tx }: Context,
  entryId: number,
): Promise<(PersonPart & EntryPerson)[]> =>
  tx
    .selectFrom('accountingLine as line')
    .innerJoin('accountingAccount as account', 'account.id', 'line.accountId')
    .innerJoin('userContract as contract', (join) =>
      join.on(sql<boolean>`contract.id = any(line.contract_ids)`),
    )
    .innerJoin('users', 'users.id', 'contract.userId')
    .leftJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .select(['line.n', 'users.rut', 'users.identificationType'])
    .select(nameIn('contract.userId').as('name'))
    .select(sql<number>`line.amounts[array_position(line.contract_ids, contract.id)]`.as('amount'))
    .where('line.entryId', '=', entryId)
    .where('account.auxiliary', '=', 'PERSON')
    .orderBy('line.n')
    .orderBy(personSurname)
    .orderBy('contract.id')
    .execute()

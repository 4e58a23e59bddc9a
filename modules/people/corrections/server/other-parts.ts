import { z } from 'zod'
import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import type { CorrectionPart, CorrectionStatus } from '../model/catalogs.ts'
import { acceptFields, changesOfFields } from './added-fields.ts'
import type { OtherChange, StoredProposal } from './proposal.ts'
import { acceptRelative, changesOfRelative } from './relatives.ts'

type Stored = {
  userId: number
  part: CorrectionPart
  responseStatus: CorrectionStatus
  act: string | null
  memberId: number | null
  changes: unknown
  before: unknown
}

const values = z.record(z.string(), z.unknown())
const read = (row: Stored): StoredProposal => ({
  ...row,
  changes: values.parse(row.changes),
  before: values.parse(row.before),
})

/** Does what somebody proposed of their family, or of the fields of their company. */
export const acceptOther = (context: Context, row: Stored, since: ISODate): Promise<void> =>
  row.part === 'RELATIVES'
    ? acceptRelative(context, read(row))
    : acceptFields(context, read(row), since)

/** What it says, line by line, in words. */
export const changesOfOther = (context: Context, row: Stored): Promise<OtherChange[]> =>
  row.part === 'RELATIVES'
    ? changesOfRelative(context, read(row))
    : changesOfFields(context, read(row))

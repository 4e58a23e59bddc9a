import type { Permission } from '#access/services.ts'
import { monthLabel } from '#chile/period.ts'
import {
  createFormula,
  createItem,
  updateFormula,
  updateItem,
} from '#modules/concepts/concepts/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { type DraftValues, toConceptDraft } from '../model/draft.ts'
import { tryCases } from './cases.service.ts'

type Saving = DraftValues & { from: number; reason: string | null; version: number | null }

/**
 * Saves a draft from a month on, through the same services as its own page. When a test case fails,
 * it demands a reason, which is audited.
 */
export async function saveConcept(context: Context, saving: Saving): Promise<string> {
  const { from, reason, version, ...draft } = saving
  requireRight(context, draft)
  const tried = await tryCases(context, draft)
  const red = tried.filter(({ result }) => !result.passes).map(({ result }) => result.title)
  if (red.length > 0 && reason === null) {
    throw invalid(
      'reason',
      `No dan lo esperado: ${red.join(', ')}. Indique por qué se guarda igual.`,
    )
  }
  await write(context, draft, from, version)
  if (red.length > 0) await record(context, draft.code, { reason, red, from })
  return `${draft.title} rige desde ${monthLabel(from)}`
}

function requireRight({ can }: Context, { kind, isNew }: DraftValues): void {
  if (kind === 'LAW') throw conflict('Un concepto de la ley no se cambia: escriba uno propio')
  const word = kind === 'ITEM' ? 'items' : 'formulas'
  const needed: Permission = `${word}.${isNew ? 'create' : 'update'}`
  if (!can(needed)) throw forbidden()
}

async function write(context: Context, draft: DraftValues, from: number, version: number | null) {
  const change = toConceptDraft(draft)
  if (change?.kind === 'item') {
    const { code, ...values } = change.value
    if (draft.isNew) return createItem(context, { ...values, code, validFrom: from })
    const stored = await identityOf(context, 'item', code)
    return updateItem(context, { ...values, ...held(stored, version), validFrom: from })
  }
  if (change?.kind === 'formula') {
    const { code, ...values } = change.value
    if (draft.isNew) return createFormula(context, { ...values, code, validFrom: from })
    const stored = await identityOf(context, 'formula', code)
    return updateFormula(context, { ...values, ...held(stored, version), validFrom: from })
  }
  throw notFound()
}

type Identity = { id: number; version: number }

/** Refuses to save over a version that somebody else made in between, and says so. */
const held = ({ id, version }: Identity, seen: number | null): Identity => ({
  id,
  version: seen ?? version,
})

async function identityOf({ tx }: Context, table: 'item' | 'formula', code: string) {
  const found = await tx
    .selectFrom(table)
    .select(['id', 'version'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** Records that somebody saved against a test case, and why. */
async function record({ tx, session }: Context, code: string, content: object): Promise<void> {
  await sql`select app.write_audit(${session.companyId}, 'Modificado', 'concept_case',
    ${code}, null, ${JSON.stringify({ code, ...content })}::jsonb)`.execute(tx)
}

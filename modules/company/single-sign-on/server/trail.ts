import { sql, type Tx } from '#platform/server/sql/db.ts'
import { type Refusal, refusals } from '../model/refusal.ts'

type Refused = { companyId: number; reason: Refusal; userId?: number | null }

/** Leaves in the company's audit why a round opened nothing. */
export const tellRefusal = (tx: Tx, { companyId, reason, userId = null }: Refused) =>
  tell(tx, companyId, { user_id: userId, resultado: 'Rechazado', motivo: refusals[reason] })

/** Leaves in the company's audit that somebody came with the provider, and what for. */
export const tellDone = (
  tx: Tx,
  { companyId, userId, what }: { companyId: number; userId: number | null; what: string },
) => tell(tx, companyId, { user_id: userId, resultado: what })

const tell = (tx: Tx, companyId: number, facts: object) =>
  sql`select app.write_audit(${companyId}::bigint, 'Sesión', 'ingreso:proveedor',
    null, null, ${JSON.stringify(facts)}::jsonb)`.execute(tx)

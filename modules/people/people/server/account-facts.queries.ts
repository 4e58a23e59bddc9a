import type { ISODate } from '#chile/dates.ts'
import { addDecimals } from '#chile/money/decimal.ts'
import { yearMonthOf } from '#chile/period.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

type Shown = { id: number; canUpdate: boolean }
type Stored = {
  id: number
  createdAt: Date
  isDisabled: boolean
  forcePasswordChange: boolean | null
  theme: string | null
}

/**
 * When people were entered, and what their accounts are like: for those who keep the record and for
 * the person. How somebody likes their screen is theirs alone. Accounts belong to the platform:
 * only this company's are read.
 */
export async function accountFacts(context: Context, people: readonly Shown[]) {
  const { tx, session, actor } = context
  const { rows } = await sql<Stored>`select u.id, u.created_at,
      u.is_disabled or coalesce(login.is_disabled, false) as is_disabled,
      login.force_password_change, login.ui_config ->> 'theme' as theme
    from users u
    left join login on login.company_id = ${session.companyId} and login.user_id = u.id
    where u.company_id = ${session.companyId}
      and u.id = any(${people.map(({ id }) => id)}::bigint[])`.execute(tx)
  const known = new Map(rows.map((row) => [row.id, row]))
  return people.map(({ id, canUpdate }) => {
    const row = known.get(id)
    if (!row) throw new Error('A person was answered whom the company does not have')
    const isOwn = id === actor.userId
    const shown = canUpdate || isOwn
    return {
      companyId: session.companyId,
      createdAt: row.createdAt,
      isDisabled: shown ? row.isDisabled : null,
      forcePasswordChange: shown ? row.forcePasswordChange : null,
      uiConfig: isOwn ? { theme: row.theme ?? 'system' } : null,
    }
  })
}

type Insured = {
  asOf: ISODate
  revealed: boolean
  retirementScheme: string | null
  pensionInstitution: string | null
}

/**
 * What an AFP takes of taxable pay in the month of the record, in percent: the obligatory
 * contribution (DL 3.500, art. 17) and the fee of the AFP (Superintendencia de Pensiones). Null for
 * whoever has no AFP, and to people who do not see the previsión of the record.
 */
export async function pensionRates({ tx }: Context, people: readonly Insured[]) {
  const { rows } = await sql<{ key: string; month: number; value: string }>`
    select figure.key, asked.month, figure.value
    from unnest(${[...new Set(people.map(({ asOf }) => yearMonthOf(asOf)))]}::int[]) asked (month)
    join legal_parameter figure on figure.valid_from <= asked.month
      and (figure.valid_to is null or figure.valid_to >= asked.month)
    where figure.key = 'TASA_AFP_OBLIGATORIA' or figure.key like 'COMISION_%'`.execute(tx)
  const figures = new Map(rows.map(({ key, month, value }) => [`${key} ${month}`, value]))
  return people.map(({ asOf, revealed, retirementScheme, pensionInstitution }) => {
    const at = (key: string) => figures.get(`${key} ${yearMonthOf(asOf)}`)
    const rate = at('TASA_AFP_OBLIGATORIA')
    const fee = at(`COMISION_${pensionInstitution}`)
    const has = revealed && retirementScheme === 'AFP' && rate !== undefined && fee !== undefined
    return { pensionPercentage: has ? addDecimals(rate, fee) : null }
  })
}

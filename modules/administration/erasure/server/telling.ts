import { counted } from '#chile/counts.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { noteOutcome } from '#modules/administration/privacy/server/index.ts'
import { people } from '#modules/company/identities/server/index.ts'
import { notify } from '#modules/company/notices/server/index.ts'
import { defineMail, enqueueMail, isMailAddress } from '#platform/server/mail/mail.ts'
import { sql, type TenantSession, type Tx } from '#platform/server/sql/db.ts'
import type { Whose } from './person-rows.ts'
import { labelOf, type PlanPart, planOf } from './plan.queries.ts'

type Telling = { tx: Tx; session: TenantSession; publicUrl: string }
type Ended = Whose & { readonly id: number; readonly left: ISODate | null }

/**
 * Says to the person what was erased, what stays, why and until when: in their request, where it
 * is read with an account and with a code of the mail; in a notice; and in a mail of its own.
 */
export async function tellErased(telling: Telling, ended: Ended): Promise<void> {
  const { tx, session, publicUrl } = telling
  const { id, userId, left } = ended
  const requestId = await requestOf(tx, id)
  // Nobody asked for the end of a record whose terms are over, and nobody is there to read it.
  if (requestId === null) return
  const lines = [
    await goneLine(tx, id),
    ...linesOf((await planOf(tx, ended, left)).filter(({ fate }) => fate === 'STAYS')),
  ]
  await noteOutcome(tx, requestId, lines.join('\n'))
  await notify({ tx, session, services: { publicUrl } }, [
    {
      userId,
      kind: 'ANSWER',
      key: `erasure:${id}`,
      title: 'Se suprimieron sus datos personales',
      detail: 'Su solicitud dice qué se suprimió, qué queda, por qué y hasta cuándo.',
      link: '/home/cuenta/mis-datos',
      shown: true,
      mail: 'OWN',
    },
  ])
  const person = await addressOf(tx, userId)
  if (!person?.email || !isMailAddress(person.email)) return
  const mail = letter({ name: person.name, lines })
  await enqueueMail(tx, `erasure:${session.companyId}:${id}`, person.email, mail)
}

async function requestOf(tx: Tx, id: number): Promise<number | null> {
  const { requestId } = await tx
    .selectFrom('erasure')
    .select('requestId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return requestId
}

async function addressOf(tx: Tx, userId: number) {
  const { rows } = await sql<{ name: string | null; email: string | null }>`
    select one.firstname as name, one.email from ${people.written} one
    where one.id = ${userId}`.execute(tx)
  return rows[0]
}

/** What went, by the names of its registers, with how many of each. */
async function goneLine(tx: Tx, id: number): Promise<string> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select one.key as name, one.value::text::integer as rows
    from erasure, jsonb_each(erasure.erased) one
    where erasure.company_id = app.current_company() and erasure.id = ${id}
    order by 1`.execute(tx)
  if (rows.length === 0) return 'Se suprimió: nada, porque nada quedaba sin una norma que lo pida.'
  const named = rows.map((one) => `${labelOf(one.name)} (${counted(one.rows, 'registro')})`)
  return `Se suprimió: ${named.join(', ')}.`
}

/** What stays by its reason: the registers that it holds, and until when. */
function linesOf(staying: readonly PlanPart[]): string[] {
  const byReason = [...Map.groupBy(staying, ({ why }) => why).values()]
  return byReason.flatMap((parts) => {
    const [first] = parts
    if (!first) return []
    const names = parts.map(({ label }) => label).join(', ')
    const until = first.until === null ? first.term : `Hasta el ${formatDate(first.until)} al menos`
    return [`Queda: ${names}. ${first.why} ${until}.`]
  })
}

const letter = defineMail<{ name: string | null; lines: readonly string[] }>(({ name, lines }) => ({
  subject: 'Se suprimieron sus datos personales',
  blocks: [
    ...(name ? [`Hola ${name}:`] : []),
    'Se suprimió lo que usted pidió y ninguna norma obliga a conservar.',
    ...lines,
    'Si no está de acuerdo, puede reclamar ante la Agencia de Protección de Datos Personales.',
  ],
}))

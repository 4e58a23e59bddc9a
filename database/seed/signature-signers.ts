import { rutOf } from '#chile/rut.ts'
import { signedEvidence } from '#modules/papers/signature/server/index.ts'
import { coihues } from './companies.ts'
import type { Certificate } from './company-certificates.ts'
import type { Seeded, Signer, Third } from './signature-requests.ts'

/** Since when they have their keys. */
export const since = '2026-08-03T12:30:00.000Z'

export const mailOf = (who: Signer): string =>
  ({
    rodrigo: 'rodrigo.covarrubias@coihues.example',
    carolina: 'carolina.aranguiz@coihues.example',
    bernarda: 'bernarda.huenchul@coihues.example',
    hernan: 'hernan.quezada@coihues.example',
  })[who]

export type Placed = Seeded & {
  companyId: number
  documentId: number
  userId: (who: Signer) => number
  loginId: number
  /** The razón social that seals, and with what. */
  businessId: number
  certificate: Certificate
}

export type Chain = ReturnType<typeof signedEvidence.chainOf>

/** Who signs a request in their turn, with what each did in its chain. */
export function signerRows(
  placed: Placed,
  request: { id: number; sha256: string; chain: Chain },
): Record<string, unknown>[] {
  const { companyId, third, acts, state } = placed
  const turns = ['rodrigo', ...(third ? [third] : []), placed.worker] as const
  return turns.map((who, at) => {
    const actedAt = acts[at] ?? null
    const person = typeof who === 'string' ? { userId: placed.userId(who) } : withRut(who)
    const role = typeof who !== 'string' ? 'THIRD' : at === 0 ? 'EMPLOYER' : 'WORKER'
    const reason = at === 1 && state === 'REJECTED' ? placed.reason : null
    if (actedAt !== null && typeof who === 'string') {
      tellAct(placed, request, { who, role, actedAt, reason })
    }
    return {
      companyId,
      requestId: request.id,
      ord: at + 1,
      role,
      ...nobody,
      ...person,
      state: actedAt === null ? waiting(state, at - acts.length) : reason ? 'REJECTED' : 'SIGNED',
      actedAt,
      reason,
    }
  })
}

/** Of people with an account the rest is theirs; the others are named. */
const nobody = { userId: null, name: null, rut: null, mail: null, capacity: null }

const withRut = ({ rut, ...third }: Third) => ({ ...third, rut: rutOf(rut) })

/** Who has not acted: the first of them has the turn, unless nobody signs any more. */
const waiting = (state: Seeded['state'], place: number) =>
  state === 'REPLACED' ? 'CANCELLED' : place === 0 ? 'PENDING' : 'WAITING'

type Act = { who: Signer; role: string; actedAt: string; reason: string | null }

function tellAct(
  { userId }: Placed,
  { sha256, chain }: { sha256: string; chain: Chain },
  { who, role, actedAt, reason }: Act,
): void {
  chain.add('VIEWED', actedAt, userId(who), { sha256 })
  const { name, rut } = coihues.people[who]
  const about = { name, rut: rutOf(rut), role, sha256 }
  if (reason !== null) return chain.add('REJECTED', actedAt, userId(who), { ...about, reason })
  chain.add('SIGNED', actedAt, userId(who), {
    ...about,
    consent: signedEvidence.consentSha256,
    // An address of documentation (RFC 5737): nobody's.
    ip: '203.0.113.24',
    mail: mailOf(who),
    factors: ['sesión iniciada', `clave de firma puesta el ${since}`],
  })
}

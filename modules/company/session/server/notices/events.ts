import { isRole, roleOf } from '#access/roles.ts'
import { isMailAddress } from '#platform/server/mail/mail.ts'

/** One row of the company's trail that gives or takes power, or moves money or addresses. */
export type TrailEvent = {
  seq: number
  action: string
  entity: string
  entityId: string | null
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
}

/** The meaning of one row for one person. */
export type Line = {
  userId: number
  topic: Topic
  text: string
  /** Extra addresses: the replaced one. */
  alsoTo?: readonly string[]
  /** Whether administrators also read it, with the person's name. */
  forAdministrators?: boolean
  /** Whether the person has it in another mail already. */
  onlyAdministrators?: boolean
}

export const subjects = {
  account: 'Cambió su cuenta de Minga',
  password: 'Su contraseña cambió',
  mail: 'Cambió su correo',
  rights: 'Cambió lo que puede ver y hacer',
  bank: 'Cambió la cuenta en que se le paga',
  payer: 'Cambió una cuenta bancaria de la empresa',
  security: 'Cambió la seguridad de su empresa',
} as const
export type Topic = keyof typeof subjects

type Author = { userId: number | null; loginId: number | null }
type Teller = (event: TrailEvent, author: Author) => readonly Line[]

/** The tables whose changes are notified by mail, and the text of each notice. */
export const tellers: Readonly<Record<string, Teller>> = {
  login: aboutAccount,
  users: aboutPerson,
  user_business: (event) => {
    const change = changeOf(event, 'private_role')
    return change && event.action === 'Modificado'
      ? [
          rights(
            event,
            'user_id',
            `Su rol privado en una razón social quedó ${yesNo(change.after)}.`,
          ),
        ]
      : []
  },
  payment_method: aboutBank,
  sign_in_link: (event) => [
    {
      userId: numberIn(event, 'user_id'),
      topic: 'account',
      text:
        event.action === 'Eliminado'
          ? 'Su cuenta dejó de abrirse con la cuenta de su empresa.'
          : 'Su cuenta quedó vinculada con la cuenta de su empresa: puede ingresar con ella.',
    },
  ],
}

function aboutAccount(event: TrailEvent, { loginId }: Author): readonly Line[] {
  const userId = numberIn(event, 'user_id')
  const username = wordIn(event.after, 'username')
  const line = (topic: Topic, text: string, more: Partial<Line> = {}): Line => ({
    userId,
    topic,
    text,
    ...more,
  })
  if (event.action === 'Creado') {
    const text = `Se abrió una cuenta a su nombre. Su usuario es ${username}.`
    // An invited person reads it in the invitation.
    const invited = event.after?.['force_password_change'] === false
    return [line('account', text, { forAdministrators: true, onlyAdministrators: invited })]
  }
  const lines: Line[] = []
  const own = event.entityId === String(loginId)
  if (changeOf(event, 'password')) {
    lines.push(
      line(
        'password',
        own
          ? 'La contraseña de su cuenta de Minga acaba de cambiar y todas sus sesiones se cerraron.'
          : 'Su contraseña fue reemplazada. Al ingresar con la nueva deberá elegir la suya.',
      ),
    )
  }
  const name = changeOf(event, 'username')
  if (name) lines.push(line('account', `Su usuario pasó de ${name.before} a ${name.after}.`))
  const mail = changeOf(event, 'email')
  if (mail) {
    const text = `El correo de recuperación de su cuenta pasó de ${mail.before} a ${mail.after}.`
    lines.push(line('mail', text, { alsoTo: addressesIn(mail.before) }))
  }
  const factor = changeOf(event, 'second_factor')
  if (factor) {
    lines.push(
      line('account', `El segundo factor de su cuenta pasó de ${factor.before} a ${factor.after}.`),
    )
  }
  const closed = changeOf(event, 'is_disabled')
  if (closed) {
    const open = closed.after === 'false'
    lines.push(line('account', open ? 'Su acceso quedó abierto.' : 'Su acceso quedó cerrado.'))
  }
  if (changeOf(event, 'given_by')?.after === NOTHING) {
    lines.push(line('account', 'Se confirmó que la cuenta la usa solo usted.'))
  }
  return lines
}

const flags: Readonly<Record<string, string>> = {
  is_private_role: 'Su rol privado quedó',
  external: 'Su marca de persona externa quedó',
}

function aboutPerson(event: TrailEvent): readonly Line[] {
  if (event.action !== 'Modificado') return []
  const lines: Line[] = []
  const role = changeOf(event, 'role')
  if (role) {
    const text = `Su rol pasó de «${roleLabel(role.before)}» a «${roleLabel(role.after)}».`
    lines.push({ ...rights(event, 'id', text), forAdministrators: true })
  }
  for (const [column, words] of Object.entries(flags)) {
    const change = changeOf(event, column)
    if (change) lines.push(rights(event, 'id', `${words} ${yesNo(change.after)}.`))
  }
  if (changeOf(event, 'profile_id')) {
    lines.push(rights(event, 'id', 'Cambió el perfil que dice qué servicios usa.'))
  }
  if (changeOf(event, 'restriction_id')) {
    lines.push(rights(event, 'id', 'Cambió la restricción que dice qué razones sociales alcanza.'))
  }
  return lines
}

function aboutBank(event: TrailEvent): readonly Line[] {
  const userId = numberIn(event, 'user_id')
  const line = (text: string): Line[] => [{ userId, topic: 'bank', text }]
  if (event.action === 'Eliminado') return line('Se eliminó una forma de pago de su ficha.')
  const now = event.after?.['is_current'] === true
  const account = wordIn(event.after, 'account_number')
  const where =
    account === '' ? 'sin cuenta bancaria' : `en la cuenta que termina en ${account.slice(-3)}`
  if (event.action === 'Creado') return line(`Se agregó una forma de pago, ${where}.`)
  const moved = ['kind', 'bank_code', 'account_type', 'account_number'].some((column) =>
    changeOf(event, column),
  )
  const inUse = changeOf(event, 'is_current') !== undefined && now
  return moved || inUse ? line(`Su forma de pago quedó ${where}.`) : []
}

const rights = (event: TrailEvent, key: string, text: string): Line => ({
  userId: numberIn(event, key),
  topic: 'rights',
  text,
})

const NOTHING = 'ninguno'

/** The two values of a column that an update changed, as words. */
export function changeOf(event: TrailEvent, column: string) {
  if (event.action !== 'Modificado') return undefined
  const [before, after] = [event.before?.[column] ?? null, event.after?.[column] ?? null]
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined
  return { before: words(before), after: words(after) }
}

const words = (value: unknown): string => (value === null ? NOTHING : String(value))
const yesNo = (value: string): string => (value === 'true' ? 'activado' : 'desactivado')
const wordIn = (row: TrailEvent['after'], column: string): string => {
  const value = row?.[column]
  return typeof value === 'string' ? value : ''
}
const numberIn = (event: TrailEvent, column: string): number => {
  const value = event.after?.[column] ?? event.before?.[column]
  return typeof value === 'number' ? value : 0
}
const roleLabel = (role: string): string => (isRole(role) ? roleOf(role).label : role)
const addressesIn = (text: string): string[] => (isMailAddress(text) ? [text] : [])

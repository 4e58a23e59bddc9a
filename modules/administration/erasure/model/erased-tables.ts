/** What goes of the rows of a table: all of them, or some columns. */
export type Erased = {
  readonly table: string
  /** Why no duty keeps it, as the person and who answers read it. */
  readonly why: string
  /** Columns that are emptied; without them the rows go. */
  readonly columns?: readonly string[]
  /** Of columns that hold an object, what is taken out of it; the rest of the object stays. */
  readonly keys?: readonly string[]
  /** Only some of its rows, of the row `it`. */
  readonly only?: string
  /** Only sessions that are over. */
  readonly over?: true
  /** Only of people whose contracts are all over. */
  readonly left?: true
}

const proposals = {
  table: 'data_correction',
  columns: ['changes', 'before'],
  left: true,
} as const

/**
 * What no rule keeps of a person, besides their photos, the mails to them and the copies that they
 * asked for (`server/files.ts`). Everything else is kept as its class of `retention.ts` says.
 * The part of it that is in the trail is listed again in `app.erasable_content`, by the database.
 */
export const erased: readonly Erased[] = [
  { table: 'push_message', why: 'Avisos que se enviaron a sus teléfonos.' },
  { table: 'push_device', why: 'Sus teléfonos: solo servían para avisarle.' },
  { table: 'calendar_feed', why: 'La dirección de su calendario: se pide otra cuando se quiere.' },
  { table: 'notification', why: 'Avisos: cuentan lo que ya está en otro registro.' },
  {
    table: 'login_session',
    why: 'Ingresos terminados: con qué equipo y desde dónde.',
    over: true,
  },
  {
    table: 'users',
    why: 'Su foto: ninguna ley pide guardarla.',
    columns: ['avatar_file_id'],
  },
  { table: 'notification_preference', why: 'Cómo quería que se le avisara.', left: true },
  { table: 'celebration_choice', why: 'Lo que quería que se celebrara.', left: true },
  { table: 'report_subscription', why: 'Los reportes que recibía.', left: true },
  {
    table: 'user_version',
    why: 'Su teléfono: ya no hay trabajo por el que llamarle.',
    columns: ['personal_phone'],
    left: true,
  },
  {
    table: 'family_member',
    why: 'El teléfono y el correo de sus familiares: ya no hay emergencia por la que llamarles.',
    columns: ['phone', 'email'],
    left: true,
  },
  {
    ...proposals,
    why: 'Su teléfono, en las correcciones que pidió.',
    keys: ['personalPhone'],
    only: `it.part = 'CONTACT'`,
  },
  {
    ...proposals,
    why: 'El teléfono y el correo de sus familiares, en las correcciones que pidió.',
    keys: ['phone', 'email'],
    only: `it.part = 'RELATIVES'`,
  },
]

/**
 * Tables whose rows no term keeps, and that stay all the same: why. A table with rows of people is
 * kept by the term of its class, or is here, or is erased.
 */
export const needed: Readonly<Record<string, string>> = {
  login: 'Con ella entra a lo suyo, y dice quién hizo cada cosa.',
  login_passkey: 'Con ella entra a lo suyo.',
  sign_in_link: 'Con ella entra a lo suyo.',
  password_reset: 'Pasa sola a los 30 días.',
  announcement_read: 'Prueba que conoció lo que la empresa le informó.',
  business_representative: 'Dice quién representaba a la empresa.',
  company_exception: 'Dice qué se acordó con la empresa.',
  expense_permission: 'Dice quién podía aprobar gastos.',
  expense_policy_issuer: 'Dice quién podía rendir gastos.',
  third_party: 'Dice a quién se pagaba.',
}

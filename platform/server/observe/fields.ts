/**
 * The only things a log line may carry besides its event and trace. No name, RUT, mail, amount or
 * text a person wrote: numbers that identify rows, and words of ours.
 */
const ALLOWED = {
  companyId: 'number',
  userId: 'number',
  loginId: 'number',
  sessionId: 'number',
  runId: 'number',
  jobId: 'number',
  fileId: 'number',
  fence: 'number',
  attempt: 'number',
  port: 'number',
  status: 'number',
  durationMs: 'number',
  count: 'number',
  total: 'number',
  bytes: 'number',
  acting: 'boolean',
  operation: 'string',
  kind: 'string',
  task: 'string',
  result: 'string',
  method: 'string',
  route: 'string',
  worker: 'string',
  signal: 'string',
  version: 'string',
  template: 'string',
} as const

type Kinds = { number: number; boolean: boolean; string: string }
export type LogFields = {
  readonly [Name in keyof typeof ALLOWED]?: Kinds[(typeof ALLOWED)[Name]] | undefined
}

const MAX_TEXT = 80

/** Drops what is not in the list: types stop most mistakes, this stops the rest. */
export function allowed(fields: LogFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => isAllowed(name, value))
      .map(([name, value]) => [name, typeof value === 'string' ? scrub(value, MAX_TEXT) : value]),
  )
}

const isAllowed = (name: string, value: unknown) =>
  Object.hasOwn(ALLOWED, name) && typeof value === ALLOWED[name as keyof typeof ALLOWED]

/**
 * Blanks what may be a person's data in a text we did not write: mails, numbers of four digits or
 * more (RUTs, amounts, phones), and quoted values, unless they are names of ours such as
 * `"login_session"`.
 */
export function scrub(text: string, max = 200) {
  return text
    .replace(/[^\s"'«»<>()]+@[^\s"'«»<>()]+/g, '•')
    .replace(
      /(["'«(=])([^"'»()=]*)(["'»)])/g,
      (whole, open: string, inner: string, close: string) =>
        /^[a-z]+(_[a-z0-9]+)+$/.test(inner) ? whole : `${open}•${close}`,
    )
    .replace(/\d[\d.,-]{2,}[\dkK]/g, '•')
    .slice(0, max)
}

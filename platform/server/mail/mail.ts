import { createHash } from 'node:crypto'
import { type PlatformTx, sql, type Tx } from '../sql/db.ts'

/** A mail as it travels: the same words with and without markup. */
export type Mail = { readonly subject: string; readonly text: string; readonly html: string }

/** A paragraph, or a link in a line of its own. */
export type MailBlock = string | { readonly label: string; readonly url: string }
export type MailDraft = { readonly subject: string; readonly blocks: readonly MailBlock[] }

/**
 * Declares a mail by what it needs to know. The text and the HTML come from the same blocks, and
 * every value is escaped: a person called `<script>` gets a letter, not a page.
 */
export const defineMail =
  <Data>(write: (data: Data) => MailDraft) =>
  (data: Data): Mail => {
    const { subject, blocks } = write(data)
    return { subject: oneLine(subject), text: textOf(blocks), html: htmlOf(subject, blocks) }
  }

/**
 * Sends a mail when the caller's transaction commits, once per `key` for ever: `recovery:512`,
 * `welcome:12:88`.
 *
 * @throws RangeError when `to` could not be one address
 */
export async function enqueueMail(tx: Tx | PlatformTx, key: string, to: string, mail: Mail) {
  if (!isMailAddress(to)) throw new RangeError('not one mail address')
  const { subject, text, html } = mail
  await sql`select app.queue_mail(${key}, ${to}, ${subject}, ${text}, ${html})`.execute(tx)
}

const oneAddress = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/

/** The same in a statement: whether a column, an expression of ours, could be one address. */
export const isMailAddressSql = (column: string): string =>
  `coalesce(${column} ~ '^[^[:space:]@<>,;"]+@[^[:space:]@<>,;"]+$', false)`

/** Whether a text could be one mail address; anything else is never sent to. */
export const isMailAddress = (text: string): boolean => oneAddress.test(text)

export type KeyedMail = {
  readonly key: string
  readonly to: string
  readonly mail: Mail
  /** Files of the company that go with it, read when it is sent. */
  readonly files?: readonly number[]
}

/**
 * Many mails in one statement, each once per key for ever. See enqueueMail.
 *
 * @throws RangeError when a recipient could not be one address
 */
export async function enqueueMails(
  tx: Tx | PlatformTx,
  mails: readonly KeyedMail[],
): Promise<void> {
  if (mails.length === 0) return
  if (!mails.every(({ to }) => isMailAddress(to))) throw new RangeError('not one mail address')
  await sql`select app.queue_mail_files(m.key, m.recipient, m.subject, m.text, m.html,
    string_to_array(m.files, ',')::bigint[]) from unnest(
    ${mails.map(({ key }) => key)}::text[], ${mails.map(({ to }) => to)}::text[],
    ${mails.map(({ mail }) => mail.subject)}::text[], ${mails.map(({ mail }) => mail.text)}::text[],
    ${mails.map(({ mail }) => mail.html)}::text[],
    ${mails.map(({ files }) => (files?.length ? files.join(',') : null))}::text[]
  ) as m (key, recipient, subject, text, html, files)`.execute(tx)
}

/** The same for the same key: a mail that a crash sent twice is one in the reader's program. */
export const messageId = (key: string) =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@minga>`

const SIGNATURE = 'Minga · Personas y remuneraciones'

const textOf = (blocks: readonly MailBlock[]) =>
  [
    ...blocks.map((block) => (typeof block === 'string' ? block : `${block.label}:\n${block.url}`)),
    `--\n${SIGNATURE}`,
  ].join('\n\n')

const htmlOf = (subject: string, blocks: readonly MailBlock[]) =>
  `<!doctype html><html lang="es">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f4f6f8;font:16px/1.5 Inter,Arial,sans-serif;color:#1f2933">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#fff">
${blocks.map(htmlBlock).join('\n')}
<p style="margin:32px 0 0;color:#616e7c;font-size:13px">${escaped(SIGNATURE)}</p>
</div></body></html>`

const BUTTON =
  'display:inline-block;padding:10px 20px;border-radius:6px;' +
  'background:#1f5d4c;color:#fff;text-decoration:none'

const htmlBlock = (block: MailBlock) =>
  typeof block === 'string'
    ? `<p>${escaped(block)}</p>`
    : `<p><a href="${escaped(checkedUrl(block.url))}" style="${BUTTON}">` +
      `${escaped(block.label)}</a></p>`

/** A link of a mail is one of ours: the web, never a script. */
function checkedUrl(url: string) {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new RangeError('not a web address')
  return url
}

const MARKS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? '')

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

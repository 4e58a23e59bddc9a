import { sql } from '#platform/server/sql/db.ts'
import { isMailAddressSql } from '#platform/server/mail/mail.ts'

/**
 * Whether a person has a mail address for payslips, at the razón social or their own. The statement
 * needs the link of the contract as `link` and the person as `person`.
 */
export const hasMail = sql<boolean>`${sql.raw(
  isMailAddressSql("coalesce(nullif(link.business_email, ''), person.email)"),
)}`

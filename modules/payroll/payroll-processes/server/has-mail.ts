import { sql } from '#platform/server/db.ts'
import { isMailAddressSql } from '#platform/server/mail/mail.ts'

/**
 * Whether somebody can be written to about a payslip, at the mail of the razón social or their own;
 * of a statement with the link of the contract as `link` and the person as `person`.
 */
export const hasMail = sql<boolean>`${sql.raw(
  isMailAddressSql("coalesce(nullif(link.business_email, ''), person.email)"),
)}`

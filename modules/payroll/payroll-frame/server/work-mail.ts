/**
 * Where a person is written to about their pay, in SQL: at the address of a `link` with their razón
 * social, or at that of the `person`. Null where nobody wrote one.
 */
export const WORK_MAIL = "coalesce(nullif(link.business_email, ''), person.email)"

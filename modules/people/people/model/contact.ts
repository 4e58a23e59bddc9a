import { contactFields } from './user.ts'

/** The fields by which somebody is reached in private. */
export const contactNames: ReadonlySet<string> = new Set(contactFields)

/**
 * The contact data of a person where they are blocked: nothing. The country of an address
 * is always said: it does not tell where somebody lives.
 */
export const withoutContact = {
  email: null,
  personalPhone: null,
  address: null,
  communeCode: null,
  city: null,
  province: null,
  region: null,
  postalCode: null,
} as const

import { z } from 'zod'
import type { Packed } from '../model/choices.ts'
import { deciphered, enciphered } from './cipher.ts'
import { keyFor } from './survey-key.ts'

const textSchema = z.object({
  text: z.string(),
  choice: z.number().nullable(),
  number: z.number().nullable(),
})
const writtenSchema = z.record(
  z.string(),
  z.object({ texts: z.array(textSchema), comment: z.string().nullable() }),
)

/** What somebody wrote, enciphered with a key of the survey and of this one response. */
export function draftCipher(key: Buffer, responseId: string) {
  const own = keyFor(key, `draft:${responseId}`)
  return {
    seal: (written: Packed['written']): Buffer => enciphered(own, JSON.stringify(written)),
    open: (stored: Buffer): Packed['written'] =>
      writtenSchema.parse(JSON.parse(deciphered(own, stored))),
  }
}

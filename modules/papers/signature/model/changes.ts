import type { FileChange } from '#modules/papers/documents/model/changes.ts'
import type { SignatureState } from './catalogs.ts'

/** What a change of the file of a document does to the last request for its signatures. */
export type Effect = 'REPLACE' | 'NOTHING' | { readonly refuse: string }

const signed = { refuse: 'Este documento ya fue firmado' } as const

/**
 * By what happens to the file and the state of the request. Replaced, nobody signs it any more, its
 * links open nothing, and its signers are notified.
 */
export const effectOf: Readonly<Record<FileChange, Readonly<Record<SignatureState, Effect>>>> = {
  CORRECTED: {
    SENT: 'REPLACE',
    REJECTED: 'REPLACE',
    EXPIRED: 'REPLACE',
    SEALING: signed,
    SEAL_FAILED: signed,
    COMPLETED: signed,
    CANCELLED: 'NOTHING',
    REPLACED: 'NOTHING',
  },
  SCANNED: {
    SENT: 'REPLACE',
    REJECTED: 'NOTHING',
    EXPIRED: 'NOTHING',
    SEALING: signed,
    SEAL_FAILED: signed,
    COMPLETED: signed,
    CANCELLED: 'NOTHING',
    REPLACED: 'NOTHING',
  },
}

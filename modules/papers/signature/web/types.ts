import type { OwnSignatureQuery, SignatureRequestQuery } from '#generated/documents/graphql.ts'

export type Request = SignatureRequestQuery['signatureRequest']
export type Own = OwnSignatureQuery['ownSignature']

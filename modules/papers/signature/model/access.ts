import type {
  Policies,
  ProofsFor,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  signatureRequests: 'digitalSignature.read',
  signatureRequest: 'digitalSignature.read',
  ownSignature: 'digitalSignature.read',
  openSigning: 'digitalSignature.read',
  beginAdvancedSignature: 'digitalSignature.read',
  requestSignatureCode: 'digitalSignature.read',
  setSignatureKey: 'digitalSignature.read',
  giveElectronicConsent: 'digitalSignature.read',
  signDocument: 'digitalSignature.read',
  signDocuments: 'digitalSignature.read',
  rejectSignature: 'digitalSignature.read',
  advancedSignature: 'digitalSignature.create',
  createSignatureRequests: 'digitalSignature.create',
  replaceSignatureRequest: 'digitalSignature.create',
  cancelSignatureRequest: 'digitalSignature.update',
  remindSignature: 'digitalSignature.update',
  verifyDocument: 'public',
  externalSigning: 'public',
  openExternalSigning: 'public',
  requestExternalCode: 'public',
  signExternally: 'public',
  rejectExternally: 'public',
} as const satisfies Policies

export const rights = {
  own: { digitalSignature: 'r' },
  superManager: { digitalSignature: 'cru' },
} as const satisfies Rights

export const notAnswers = {
  signDocument: 'Each signer signs for themself alone (signature.test.ts)',
  signDocuments: 'Each signer signs for themself alone (sending.test.ts)',
  beginAdvancedSignature: 'Each signer goes to sign for themself alone (provider.test.ts)',
  rejectSignature: 'Each signer rejects for themself alone (signature.test.ts)',
  signExternally: 'Whoever was sent the link signs for themself alone (external.test.ts)',
  rejectExternally: 'Whoever was sent the link rejects for themself alone (external.test.ts)',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // The key is what signs: an open session on a desk makes none.
  setSignatureKey: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  ownSession: [
    'requestSignatureCode',
    'giveElectronicConsent',
    // Each signature asks for the key itself.
    'signDocument',
    'signDocuments',
    // The provider asks who somebody is.
    'beginAdvancedSignature',
    'rejectSignature',
    // Without a session: the link, the RUT and the code of the mailbox go with each.
    'requestExternalCode',
    'signExternally',
    'rejectExternally',
  ],
  papers: ['openSigning', 'openExternalSigning'],
  records: [
    'createSignatureRequests',
    'replaceSignatureRequest',
    'cancelSignatureRequest',
    'remindSignature',
  ],
} as const satisfies WithoutProofFor<typeof operations>

import type { Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  userItems: 'userItems.read',
  createUserItem: 'userItems.create',
  updateUserItem: 'userItems.update',
  removeUserItem: 'userItems.delete',
  inputItems: 'userItems.read',
  enteredItems: 'userItems.read',
  lastingItems: 'userItems.read',
  saveUserItems: 'userItems.update',
  commentUserItem: 'userItems.update',
  suspendUserItem: 'userItems.update',
  resumeUserItem: 'userItems.update',
  previousUserItems: 'userItems.read',
} as const satisfies Policies

export const rights = {
  superManagerOfPay: { userItems: 'crud' },
} as const satisfies Rights

export const withoutProof = {
  monthInput: [
    'createUserItem',
    'updateUserItem',
    'removeUserItem',
    'saveUserItems',
    'commentUserItem',
    'suspendUserItem',
    'resumeUserItem',
  ],
} as const satisfies WithoutProofFor<typeof operations>

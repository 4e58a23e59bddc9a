export {
  approvalKind,
  approvalKinds,
  type Kind,
  keyOfPending,
  pendingByKey,
  type PendingDetail,
  type StoredPending,
  type WaitingOfBusiness,
  type WaitingOfPerson,
  type WaitingRequest,
  type WaitingTogether,
} from './kinds.ts'

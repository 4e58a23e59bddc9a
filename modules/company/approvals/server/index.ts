export {
  approvalKind,
  approvalKinds,
  keyOfPending,
  pendingByKey,
  type PendingDetail,
  type StoredPending,
  type WaitingOfBusiness,
  type WaitingOfPerson,
} from './kinds.ts'

export {
  approvalKind,
  approvalKinds,
  keyOfPending,
  pendingByKey,
  type PendingDetail,
  type StoredPending,
} from './kinds.ts'

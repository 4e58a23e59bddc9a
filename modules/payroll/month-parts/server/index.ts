export { bookedGroups, pieceworkPaid, progressivePaid, quotasTaken, readsEarlier } from './parts.ts'

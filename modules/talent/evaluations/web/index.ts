export { ReviewDialog } from './ReviewDialogs.tsx'

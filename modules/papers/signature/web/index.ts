export { paperActions, PaperTag } from './paper-of-thing.tsx'

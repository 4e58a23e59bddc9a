export { OwnBreaches } from './OwnBreaches.tsx'

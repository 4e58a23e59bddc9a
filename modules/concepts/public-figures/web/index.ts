export { FiguresStanding } from './FiguresStanding.tsx'

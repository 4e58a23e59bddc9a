export { ActivityPanel } from './ActivityPanel.tsx'
export { OnlinePanel } from './OnlinePanel.tsx'

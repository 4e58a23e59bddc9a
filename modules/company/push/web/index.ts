export { DevicesPanel } from './DevicesPanel.tsx'
export { endOfOthers, tellNoMore } from './this-device.ts'

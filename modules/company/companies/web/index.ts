export { PlatformHome } from './PlatformHome.tsx'
export { companyScreens } from './screens.ts'

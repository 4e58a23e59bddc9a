export { PlatformHome } from './PlatformHome.tsx'

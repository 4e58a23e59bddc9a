export { dashboardScreens } from './screens.ts'

export type Home = 'reports' | 'processSummary/reportes'

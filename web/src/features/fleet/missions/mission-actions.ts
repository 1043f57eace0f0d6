/** Where orders and their signed copies are kept. */
export const MISSION_BUCKET = 'mission-documents'

// Two services and six people, with everything that queries find hard: NULL, ties, accents, Arabic, % and _.
import { keyed } from './client.mjs'

export const MAIN = 'main'
export const ALL = ['amal', 'brahim', 'chaima', 'driss', 'elias', 'fatima']

const SERVICES = [
  { $id: 'etat-civil', nameFr: 'État civil', nameAr: 'الحالة المدنية' },
  { $id: 'travaux', nameFr: 'Travaux', nameAr: 'الأشغال' },
]
const EMPLOYEES = [
  {
    $id: 'amal',
    fullNameFr: 'Amal Bennani',
    fullNameAr: 'أمل بناني',
    CIN: 'AB1001',
    N_PERS_ACT: 101,
    FONCTION: 'Technicien',
    DATN: '1980-01-02',
    emp_code: '007',
    fingerprint: true,
    baseSalary: 5000.25,
    grade: 'A',
    serviceId: 'etat-civil',
  },
  {
    $id: 'brahim',
    fullNameFr: 'Brahim El Idrissi',
    fullNameAr: 'إبراهيم الإدريسي',
    CIN: 'AB1002',
    N_PERS_ACT: 102,
    FONCTION: 'INAPTE',
    DATN: '1975-05-05',
    emp_code: '008',
    baseSalary: 4000,
    serviceId: 'etat-civil',
  },
  {
    $id: 'chaima',
    fullNameFr: 'Chaïma Ouazzani',
    fullNameAr: 'شيماء الوزاني',
    CIN: 'AB1003',
    N_PERS_ACT: 103,
    FONCTION: 'Technicien',
    DATN: '1990-12-31',
    grade: 'B',
    serviceId: 'travaux',
  },
  { $id: 'driss', fullNameFr: 'Driss 50%_Taux', fullNameAr: 'إدريس', CIN: 'AB1004', N_PERS_ACT: 104, FONCTION: 'F/T' },
  {
    $id: 'elias',
    fullNameFr: 'Élias Amrani',
    fullNameAr: 'إلياس العمراني',
    CIN: 'AB1005',
    FONCTION: 'Chauffeur',
    DATN: '1985-06-15',
    baseSalary: 3000.5,
  },
  {
    $id: 'fatima',
    fullNameFr: 'Fatima Zahra Bennani',
    fullNameAr: 'فاطمة الزهراء بناني',
    CIN: 'AB1006',
    N_PERS_ACT: 106,
    FONCTION: '',
    DATN: '1985-06-15',
    active: false,
  },
]

/** Creates them with the key of a server, in the order of `ALL`. */
export async function seed(server) {
  const { databases } = keyed(server.endpoint, server.key)
  await databases.createDocuments({ databaseId: MAIN, collectionId: 'services', documents: SERVICES })
  await databases.createDocuments({ databaseId: MAIN, collectionId: 'employees', documents: EMPLOYEES })
}

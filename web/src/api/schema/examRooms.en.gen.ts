// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "examRooms",
  database: "main",
  resource: "recruitment-system",
  one: "Exam room",
  many: "Exam rooms",
  title: ["name","nameAr"],
  fields: [
    {"name":"recruitmentId","label":"Exam","kind":"ref","required":true,"to":"recruitments","expands":"recruitment"},
    {"name":"name","label":"Room","kind":"text","required":true,"searched":true,"printed":true,"max":100},
    {"name":"nameAr","label":"Room in Arabic","kind":"text","searched":true,"printed":true,"max":100},
    {"name":"examTestId","label":"Test held in the room","kind":"ref","to":"examTests","expands":"examTest"},
    {"name":"capacity","label":"Capacity","kind":"int","required":true,"least":1,"most":20000},
    {"name":"address","label":"Address","kind":"text","printed":true,"max":300},
    {"name":"addressAr","label":"Address in Arabic","kind":"text","printed":true,"max":300},
    {"name":"labelsFileId","label":"Labels of the tables","kind":"file","computed":true,"bucket":"downloadable-documents"},
  ],
  flow: null,
  acts: [
    {"act":"examRooms.print","label":"Sheets to print","done":"Sheet ready to print","title":"Sheets to print","text":"The attendance list is signed; the door sheet tells everybody their room."},
    {"act":"examRooms.labels","label":"Table labels","done":"Labels ready to print"},
  ],
  referencedBy: [],
} satisfies CollectionMeta

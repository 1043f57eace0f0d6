// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "annexeReports",
  database: "main",
  resource: "absence-management",
  one: "تقرير التغيبات",
  many: "تقارير التغيبات",
  title: ["date"],
  fields: [
    {"name":"annexe","label":"الملحقة الإدارية","kind":"ref","to":"annexes","expands":"annexeDoc"},
    {"name":"date","label":"التاريخ","kind":"date","required":true},
    {"name":"periodType","label":"الفترة","kind":"enum","default":"daily","words":[{"value":"daily","label":"يومي"},{"value":"weekly","label":"أسبوعي"},{"value":"monthly","label":"شهري"}]},
    {"name":"justifiedAbsences","label":"التغيبات المبررة","kind":"int","least":0,"most":100000},
    {"name":"unjustifiedAbsences","label":"التغيبات غير المبررة","kind":"int","least":0,"most":100000},
    {"name":"abscence","label":"مجموع التغيبات","kind":"int","least":0,"most":100000},
    {"name":"headcount","label":"عدد الموظفين","kind":"int","least":0,"most":100000},
    {"name":"notes","label":"ملاحظات","kind":"long","max":4000},
    {"name":"source","label":"المصدر","kind":"enum","computed":true,"default":"typed","words":[{"value":"typed","label":"إدخال يدوي"},{"value":"days","label":"أيام الحضور"}]},
    {"name":"difference","label":"الفرق مع أيام الحضور","kind":"json","computed":true},
    {"name":"all","label":"نص البحث","kind":"long","computed":true,"searched":true,"max":5000},
    {"name":"authorId","label":"محرر(ة) التقرير","kind":"ref","computed":true,"to":"users","expands":"author"},
  ],
  flow: null,
  referencedBy: [],
} satisfies CollectionMeta

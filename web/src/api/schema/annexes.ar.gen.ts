import type { CollectionMeta } from '../schema-meta'

export default {
  "id": "annexes",
  "database": "main",
  "resource": "annexes",
  "one": "ملحقة إدارية",
  "many": "الملحقات الإدارية",
  "fields": [
    {
      "name": "nameFr",
      "label": "الاسم بالفرنسية",
      "kind": "text",
      "required": true,
      "searched": true,
      "max": 255
    },
    {
      "name": "nameAr",
      "label": "الاسم بالعربية",
      "kind": "text",
      "required": true,
      "searched": true,
      "max": 255
    },
    {
      "name": "address",
      "label": "العنوان",
      "kind": "text",
      "max": 255
    },
    {
      "name": "phone",
      "label": "الهاتف",
      "kind": "text",
      "max": 255,
      "form": "phone"
    },
    {
      "name": "headId",
      "label": "رئيس(ة) الملحقة",
      "kind": "ref",
      "to": "employees",
      "expands": "head"
    },
    {
      "name": "code",
      "label": "الرمز",
      "kind": "text",
      "unique": true,
      "max": 255
    }
  ],
  "flow": null
} satisfies CollectionMeta

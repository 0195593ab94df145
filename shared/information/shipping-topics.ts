export type ShippingQuestion = { id: string; question: string; answer: string[] }
export type ShippingTopic = { title: string; questions: ShippingQuestion[] }

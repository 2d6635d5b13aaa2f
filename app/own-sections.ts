export type { SectionProps, Sections } from '@/features/places/own-sections';

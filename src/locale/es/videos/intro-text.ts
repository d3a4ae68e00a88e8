import type * as English from '../../../videos/intro-text';
import type { Catalogue } from '../../catalogue';

export const INTROS: Catalogue<typeof English.INTROS> = {
  alevels: 'Vídeos de matemáticas puras, estadística y mecánica, unidad por unidad.',
  ib: 'Vídeos para AI SL y HL, y luego para AA y más temas de HL, unidad por unidad.',
  gcse: 'Vídeos para Foundation Tier y Higher Tier, unidad por unidad.',
  us: 'Vídeos y cursos para Grade 10 y Grade 12, unidad por unidad.',
  australian: 'Vídeos para Year 10 y Year 12, unidad por unidad.',
  canadian: 'Listas de vídeos para Grade 10 y Grade 12, unidad por unidad.',
  cbse: 'Vídeos para Class 10 y Class 12, unidad por unidad.',
};

export const HEADINGS: Catalogue<typeof English.HEADINGS> = {
  alevels: 'Matemáticas A-Levels',
  ib: 'Matemáticas IB',
  gcse: 'Matemáticas GCSE',
  us: 'Matemáticas US Common Core',
  australian: 'Matemáticas de Australia',
  canadian: 'Matemáticas de Canadá',
  cbse: 'Matemáticas CBSE',
};
